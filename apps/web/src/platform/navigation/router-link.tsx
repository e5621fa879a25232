import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { type NavigateOptions, useHref, useLinkClickHandler } from "react-router";

export type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> &
  Pick<NavigateOptions, "replace" | "state" | "preventScrollReset"> & {
    /** Below the app's base, or a query or fragment of the present address. */
    readonly to: string;
    /** The server answers, as for any link. */
    readonly reloadDocument?: boolean;
  };

/** The router's own `Link` without what prefetches data for it, which no screen has. */
export function RouterLink({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  ...rest
}: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    state,
    ...(rest.target !== undefined && { target: rest.target }),
  });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return <a {...rest} href={href} onClick={press} />;
}
