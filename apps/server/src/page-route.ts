import "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted apart from the calls, against the wider limit of pages. */
    readonly isPage?: boolean;
  }
}

const ONE_YEAR_S = 31_536_000;

/** How long a file may be cached if its name changes with its content. */
export const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;

/** For a page and its files: not a call, limited as pages are, and compressed in advance or never. */
export const pageRoute = { schema: { hide: true }, config: { isPage: true }, compress: false } as const;
