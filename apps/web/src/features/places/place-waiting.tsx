import { type RefObject, useLayoutEffect, useRef } from "react";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./place-page.module.css";

/** Until the words of a place are here. */
export function PlaceWaiting({ isTitleFocused }: { readonly isTitleFocused: RefObject<boolean> }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = page.current;
    return () => {
      isTitleFocused.current = shown?.contains(document.activeElement) ?? false;
    };
  }, [isTitleFocused]);
  return (
    <div ref={page} className={`sheet ${styles.waiting}`} aria-busy="true">
      <PageTitle id="title.places" className="unseen" />
      <Spinner />
    </div>
  );
}
