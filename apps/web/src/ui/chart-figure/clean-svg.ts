import DOMPurify from "dompurify";

/**
 * A drawing of the server made safe for the page: no scripts, no links out, and no inline styles, which the
 * page's policy forbids.
 */
export function cleanSvg(svg: string): DocumentFragment {
  return DOMPurify.sanitize(svg, {
    USE_PROFILES: { svg: true },
    ADD_ATTR: ["role"],
    FORBID_TAGS: ["style", "a", "image", "use"],
    FORBID_ATTR: ["style", "width", "height"],
    RETURN_DOM_FRAGMENT: true,
  });
}
