import { onlineManager, useQueryClient } from "@tanstack/react-query";
import type { Place } from "@vedanga/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { searchPlaces } from "#api/place/search-places.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { type MeantPlace, meantPlace } from "./meant-place.ts";
import { placeText } from "./place-words.ts";

/** What became of a name that was typed and not chosen. */
export type NameStanding =
  | MeantPlace
  /** None of those that were offered is meant. */
  | { readonly kind: "denied" }
  /** The search did not answer: nothing is known of the name. */
  | { readonly kind: "failed"; readonly error: unknown };

export interface NamedPlace {
  /** Null before the name was looked up, and if the text names a known place. */
  readonly standing: NameStanding | null;
  /** Looks the text up; a place that has the name alone is taken. Null if there is nothing to look up (any more). */
  lookUp(): Promise<NameStanding | null>;
  take(place: Place): void;
  deny(): void;
}

interface NameInField {
  readonly text: string;
  /** The text names a known place already. */
  readonly isSettled: boolean;
  onTaken(place: Place, text: string): void;
}

/** A name that is typed in full counts like one that is chosen; where it may mean several places, it is asked about. */
export function useNamedPlace({ text, isSettled, onTaken }: NameInField): NamedPlace {
  const client = useQueryClient();
  const { lang } = useLanguage();
  const [looked, setLooked] = useState<{ readonly text: string; readonly standing: NameStanding } | null>(null);
  const present = useRef({ text, isSettled });
  useEffect(() => {
    present.current = { text, isSettled };
  });

  const standing = looked?.text === text && !isSettled ? looked.standing : null;
  const settle = (next: NameStanding): NameStanding => {
    setLooked({ text, standing: next });
    return next;
  };
  const taken = useRef<{ readonly name: string; readonly place: Place }>(undefined);
  function take(place: Place): void {
    taken.current = { name: text, place };
    onTaken(place, placeText(place));
  }

  async function lookUp(): Promise<NameStanding | null> {
    if (isSettled || text.trim() === "") return null;
    if (standing?.kind === "denied") return standing;
    try {
      const meant = meantPlace(text, await client.fetchQuery(searchPlaces(text, lang)));
      if (present.current.text !== text || present.current.isSettled) {
        // Leaving the field and sending the form both look it up; otherwise something else was typed or chosen meanwhile.
        return taken.current?.name === text ? { kind: "one", place: taken.current.place } : null;
      }
      if (meant.kind === "one") take(meant.place);
      return settle(meant);
    } catch (error) {
      return settle({ kind: "failed", error });
    }
  }

  const lookUpWhenBack = useEffectEvent((isOnline: boolean) => {
    if (isOnline && standing?.kind === "failed") void lookUp();
  });
  useEffect(() => onlineManager.subscribe((isOnline) => lookUpWhenBack(isOnline)), []);

  return { standing, lookUp, take, deny: () => void settle({ kind: "denied" }) };
}
