/** Rows of the series by power of time; each row amplitude, then phase and its polynomial in time. */
type AstronomiaSeries = Readonly<Record<string, readonly (readonly number[])[]>>;

declare module "astronomia/data/elpMppDeFull" {
  const data: {
    /** Mean longitude of the Moon: radians, powers of Julian centuries. */
    readonly W1: readonly number[];
    readonly L: AstronomiaSeries;
    readonly B: AstronomiaSeries;
    readonly R: AstronomiaSeries;
  };
  export default data;
}

declare module "astronomia/data" {
  type Planet = Readonly<Record<"L" | "B" | "R", AstronomiaSeries>>;
  const data: Readonly<
    Record<
      "vsop87Bmercury" | "vsop87Bvenus" | "vsop87Bearth" | "vsop87Bmars" | "vsop87Bjupiter" | "vsop87Bsaturn",
      Planet
    >
  >;
  export default data;
}
