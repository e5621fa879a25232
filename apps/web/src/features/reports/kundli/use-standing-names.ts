import type { DivisionHouse } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";

type Standing = DivisionHouse["standing"][number];

/** Those who stand in a house, by name; empty if nobody does. */
export function useStandingNames(): (standing: readonly Pick<Standing, "name" | "retro">[]) => string {
  const t = useT();
  return (standing) =>
    standing.map(({ name, retro }) => (retro ? t("kundli.retrograde", { name: name }) : name)).join(", ");
}
