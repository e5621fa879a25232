import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { viewOf } from "./entry-view.ts";
import { holdPlace, toPart, toPlace } from "./hold-place.ts";
import { keepPlaceOfEntry, placeOfEntry } from "./place-of-entry.ts";
import { scrollBehavior } from "./scroll-behavior.ts";

/** What is shown from its top as a new page: another path, on a path with tabs another tab, and another view of a page. */
const pageOf = (pathname: string, search: string, state: unknown): string =>
  `${pathname} ${new URLSearchParams(search).get("tab") ?? ""} ${viewOf(state)}`;

/** What the router calls the entry that a document begins with. */
const FIRST_KEY = "default";

/** A part of a page that an address names, not the key of a shared view. */
const PART = /^#([\w-]+)$/;

/** A page that has not moved for so long is being read. */
const AT_REST_MS = 100;

/**
 * A new page is shown from its top, smoothly, with the focus on the page's title. Back, Forward and reloading return to
 * the place on the page where the reader was, and a visit begins at the part that its address names, also if the content
 * there loads late.
 */
export function Arrive() {
  const { key, pathname, search, hash, state } = useLocation();
  const page = pageOf(pathname, search, state);
  const action = useNavigationType();
  const last = useRef<{ readonly key: string; readonly page: string }>(undefined);
  const isHeld = useRef(false);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(resting);
      // After Back the history is at its entry before the page is.
      const isShown = (history.state?.key ?? FIRST_KEY) === last.current?.key;
      if (isShown && !isHeld.current) keepPlaceOfEntry(scrollY);
    };
    const keepAtRest = (): void => {
      clearTimeout(resting);
      resting = setTimeout(keep, AT_REST_MS);
    };
    // The browser returns by itself where it loads a document, not within one.
    const leave = (): void => {
      history.scrollRestoration = "auto";
    };
    const come = (): void => {
      history.scrollRestoration = "manual";
    };
    come();
    addEventListener("pageshow", come);
    addEventListener("pagehide", leave);
    addEventListener("scroll", keepAtRest, { passive: true });
    // A press may lead away before the page has come to rest.
    addEventListener("click", keep, { capture: true });
    return () => {
      clearTimeout(resting);
      removeEventListener("pageshow", come);
      removeEventListener("pagehide", leave);
      removeEventListener("scroll", keepAtRest);
      removeEventListener("click", keep, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, page };
    const isNewPage = before !== undefined && before.page !== page;
    const kept = action === "POP" ? placeOfEntry() : undefined;
    const part = PART.exec(hash)?.[1];
    const named = part === undefined ? null : document.getElementById(part);
    if (isNewPage && !named) document.querySelector("h1")?.focus({ preventScroll: true });
    // The browser looks for a part while the document loads; what is drawn later it does not find.
    const isLate = before === undefined && part !== undefined && named === null;
    const goThere = kept !== undefined ? toPlace(kept) : isLate ? toPart(part) : undefined;
    if (goThere !== undefined) {
      isHeld.current = true;
      return holdPlace(goThere, () => {
        isHeld.current = false;
      });
    }
    if (isNewPage && named) named.scrollIntoView();
    else if (isNewPage) {
      scrollTo({ top: 0, behavior: action === "POP" ? "instant" : scrollBehavior() });
    } else if (action !== "POP") keepPlaceOfEntry(scrollY);
    return undefined;
  }, [key, page, hash, action]);

  return null;
}
