import { useQuery } from "@tanstack/react-query";
import type { Place } from "@vedanga/contract";
import { useCombobox } from "downshift";
import type { FocusEventHandler, ReactNode, Ref } from "react";
import { searchPlaces } from "#api/search-places.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import fieldStyles from "../field.module.css";
import { describedBy, FieldFrame } from "../field.tsx";
import { useDebounced } from "../use-debounced.ts";
import styles from "./place-combobox.module.css";
import { PlaceOption } from "./place-option.tsx";
import { placeText } from "./place-words.ts";

const SETTLE_MS = 150;

interface PlaceComboboxProps {
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  /** The text in the field. */
  readonly text: string;
  /** Something was typed: what was chosen before holds no longer. */
  onTextChange(text: string): void;
  /** A suggestion was chosen; `text` is what the field now shows. */
  onPlaceChosen(place: Place, text: string): void;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field that suggests places while one types. The text is the caller's; choosing is not required.
 * Nothing is active until an arrow key is pressed, so Enter sends the form with what was typed.
 */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { id, name, label, text, onTextChange, onPlaceChosen, onBlur, hint, error, autoComplete, inputRef } = props;
  const t = useT();
  const { lang } = useLanguage();
  const settledText = useDebounced(text, SETTLE_MS);
  const { data = [], isFetching, isError } = useQuery(searchPlaces(settledText, lang));
  const places = text.trim() === "" ? [] : data;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Place>({
    id,
    inputId: id,
    items: [...places],
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: -1,
    itemToString: (place) => (place ? placeText(place) : ""),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onTextChange(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPlaceChosen(selectedItem, placeText(selectedItem));
    },
    stateReducer: (state, { type, changes }) => {
      // Leaving the field takes nothing the person did not choose.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      // Escape closes the list and keeps what was typed.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      return changes;
    },
  });

  const isListShown = isOpen && places.length > 0;
  const status = statusText();
  function statusText(): string {
    if (!isOpen || text.trim() === "") return "";
    if (isError) return t("place.failed");
    if (isFetching || settledText !== text) return t("place.searching");
    return places.length === 0 ? t("place.none") : t("place.found", { count: places.length });
  }

  return (
    <FieldFrame label={label} inputId={id} hint={hint} error={error}>
      <div className={styles.combobox}>
        <input
          {...getInputProps({ ref: inputRef, onBlur, "aria-expanded": isListShown })}
          aria-labelledby={undefined}
          name={name}
          type="text"
          className={fieldStyles.input}
          autoComplete={autoComplete ?? "off"}
          autoCapitalize="words"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <ul
          {...getMenuProps({ "aria-label": t("place.suggestions") })}
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
      </div>
      <p className={isOpen && status !== "" && places.length === 0 ? styles.status : "unseen"} role="status">
        {status}
      </p>
    </FieldFrame>
  );
}
