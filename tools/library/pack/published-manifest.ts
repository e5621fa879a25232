import type { Published } from "./published.ts";

/** What a package of this repository says of itself. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The oldest Node that has all of ECMAScript 2023. */
export const OLDEST_NODE = ">=20.11";

const isOurs = (name: string): boolean => name.startsWith("@vedanga/");

/** Any version of ours that promises the same names; exactly the tested one of others. */
const rangesOf = (dependencies: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, isOurs(name) ? `^${version}` : version]),
  );

/** The package.json that goes out: built modules in place of the sources, and nothing that is only for this repository. */
export function publishedManifest(
  { name, version, description, license, sideEffects, dependencies = {} }: Manifest,
  { entries, data = {}, keywords }: Published,
): Readonly<Record<string, unknown>> {
  const modules = Object.entries(entries).map(
    ([subpath, module]) => [subpath, { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` }] as const,
  );
  const files = Object.entries(data).map(([subpath, file]) => [subpath, `./${file}`] as const);
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: "module",
    sideEffects,
    exports: Object.fromEntries([...modules, ...files, ["./package.json", "./package.json"]]),
    engines: { node: OLDEST_NODE },
    ...(Object.keys(dependencies).length > 0 && { dependencies: rangesOf(dependencies) }),
  };
}
