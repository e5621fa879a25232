import type { Parts } from "../filled-page.ts";

/** `address` is where the parts are answered; `name` says which parts they are. */
type DrawnOnce = (name: string, address: string, draw: (address: string) => Parts) => Parts;

/** Parts that depend on nothing but the address where they are answered: drawn once under a name, until that names another date. */
export function createDrawnParts(): DrawnOnce {
  const drawn = new Map<string, { readonly address: string; readonly parts: Parts }>();
  return (name, address, draw) => {
    const known = drawn.get(name);
    if (known?.address === address) return known.parts;
    const parts = draw(address);
    drawn.set(name, { address, parts });
    return parts;
  };
}
