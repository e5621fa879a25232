import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** On every change of path: smoothly to the top, and the focus to the page's title. */
export function ArriveAtTop() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
