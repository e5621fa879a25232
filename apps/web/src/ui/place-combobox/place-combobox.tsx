import { useQuery } from "@tanstack/react-query";
import type { Place } from "@vedanga/contract";
import { useCombobox } from "downshift";
import {
  type ChangeEvent,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import { type FoundPlaces, searchPlaces } from "#api/place/search-places.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { describedBy, FieldFrame } from "../field/field.tsx";
import { Input } from "../field/input.tsx";
import { useDebounced } from "../use-debounced.ts";
import { keepWhatWasTyped } from "./keep-what-was-typed.ts";
import { NameStanding } from "./name-standing.tsx";
import styles from "./place-combobox.module.css";
import { PlaceOption } from "./place-option.tsx";
import { placeText } from "./place-words.ts";
import type { NamedPlace } from "./use-named-place.ts";

const SETTLE_MS = 150;
/** What a press does that leaves the field is done before anything below the field moves. */
const LEFT_MS = 250;
const NOTHING_FOUND: FoundPlaces = { places: [] };

export interface PlaceComboboxProps {
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  /** The text in the field. */
  readonly text: string;
  /** Something was typed: the earlier choice no longer applies. */
  onTextChange(text: string): void;
  /** A suggestion was chosen; `text` is what the field now shows. */
  onPlaceChosen(place: Place, text: string): void;
  /** The text already names a known place, from any source: no search is needed. */
  readonly isSettled?: boolean;
  /** Its initial text is searched for at once. */
  readonly isOpenAtFirst?: boolean;
  /** What is made of a name that was typed and not chosen; it is looked up when the field is left. */
  readonly named: NamedPlace;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field that suggests places while one types. The text is the caller's; choosing is not required, because a name typed in
 * full is looked up when the field is left. Nothing is active until an arrow key is pressed, so Enter sends the form with
 * what was typed.
 */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { id, name, label, text, onTextChange, onPlaceChosen, isSettled, named, onBlur, hint, error } = props;
  const { autoComplete, required, inputRef, isOpenAtFirst = false } = props;
  const t = useT();
  const { lang } = useLanguage();
  // What was just chosen is not searched for again.
  const [chosenText, setChosenText] = useState("");
  const isAsking = !isSettled && text.trim() !== "" && text !== chosenText;
  const settledText = useDebounced(isAsking ? text : "", SETTLE_MS);
  const { data = NOTHING_FOUND, isFetching, isError } = useQuery(searchPlaces(settledText, lang));
  const places = isAsking ? data.places : NOTHING_FOUND.places;

  const combobox = useCombobox<Place>({
    id,
    inputId: id,
    items: [...places],
    inputValue: text,
    selectedItem: null,
    initialIsOpen: isOpenAtFirst,
    defaultHighlightedIndex: -1,
    itemToString: (place) => (place ? placeText(place) : ""),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      const chosen = placeText(selectedItem);
      setChosenText(chosen);
      onPlaceChosen(selectedItem, chosen);
    },
    stateReducer: keepWhatWasTyped,
  });
  const { isOpen, highlightedIndex, openMenu, closeMenu, getInputProps, getMenuProps, getItemProps } = combobox;

  // Text that did not come through this field's own event was typed before the page was hydrated.
  useEffect(() => {
    if (isAsking && document.activeElement?.id === id) openMenu();
  }, [id, isAsking, openMenu]);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Before an arrow key made an option active, these keys belong to the text: they move in it, or send the form.
    if (highlightedIndex >= 0 || !["Home", "End", "Enter"].includes(event.key)) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (event.key === "Enter" && !event.nativeEvent.isComposing) closeMenu();
  }

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const latestNamed = useRef(named);
  useEffect(() => {
    latestNamed.current = named;
  });
  function handleBlur(event: FocusEvent<HTMLInputElement>): void {
    onBlur?.(event);
    const input = event.currentTarget;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      const { standing, lookUp } = latestNamed.current;
      // Where the window alone lost the focus, the field keeps it; what the press itself looked up is not asked again.
      if (document.activeElement !== input && standing === null) void lookUp();
    }, LEFT_MS);
  }

  const isListShown = isOpen && places.length > 0;
  const isSearching = isFetching || settledText !== text;
  const status = isOpen && isAsking ? statusText() : "";
  function statusText(): string {
    if (isError) return t("place.failed");
    if (isSearching) return t("place.searching");
    return places.length === 0 ? t("place.none") : t("place.found", { count: places.length });
  }

  const statusClass = isSearching ? styles.searching : styles.status;

  return (
    <FieldFrame label={label} inputId={id} hint={hint} error={error}>
      <div className={styles.combobox}>
        <Input
          {...getInputProps({
            ref: inputRef,
            onBlur: handleBlur,
            // What is in the field and was never looked up was typed before the page was hydrated.
            onFocus: () => {
              if (isAsking && named.standing === null) openMenu();
            },
            onKeyDown: handleKeyDown,
            // Not through the library's own state, which comes a turn later and loses letters typed fast.
            onChange: (event: ChangeEvent<HTMLInputElement>) => onTextChange(event.currentTarget.value),
            "aria-expanded": isListShown,
          })}
          aria-labelledby={undefined}
          name={name}
          type="text"
          autoComplete={autoComplete ?? "off"}
          autoCapitalize="words"
          spellCheck={false}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <ul
          {...getMenuProps({
            "aria-label": t("place.suggestions"),
            // A press on a suggestion does not leave the field.
            onMouseDown: (event: MouseEvent) => event.preventDefault(),
          })}
          aria-labelledby={undefined}
          className={isListShown ? styles.options : styles.closed}
        >
          {isListShown &&
            places.map((place, index) => (
              <PlaceOption
                key={place.id}
                place={place}
                typed={settledText}
                isActive={index === highlightedIndex}
                {...getItemProps({ item: place, index })}
              />
            ))}
        </ul>
        <p className={isListShown || status === "" ? "unseen" : statusClass} role="status">
          {status}
        </p>
      </div>
      <NameStanding inputId={id} text={text} named={named} />
    </FieldFrame>
  );
}
