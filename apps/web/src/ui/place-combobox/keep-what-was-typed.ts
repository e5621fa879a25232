import type { Place } from "@vedanga/contract";
import { type UseComboboxProps, useCombobox } from "downshift";

type Reducer = NonNullable<UseComboboxProps<Place>["stateReducer"]>;

/** Where the list of places behaves differently from the library's default. */
export const keepWhatWasTyped: Reducer = (state, { type, changes, props }) => {
  const types = useCombobox.stateChangeTypes;
  switch (type) {
    // Leaving the field takes nothing the person did not choose; Escape closes the list and keeps what was typed.
    case types.InputBlur:
    case types.InputKeyDownEscape:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    // A press in the text puts the caret there. It opens what there is, and does not close what is open.
    case types.InputClick:
      return { ...changes, isOpen: true };
    // The arrow that opens the list goes to its first option, or its last.
    case types.InputKeyDownArrowDown:
      return state.isOpen ? changes : { ...changes, highlightedIndex: props.items.length > 0 ? 0 : -1 };
    case types.InputKeyDownArrowUp:
      return state.isOpen ? changes : { ...changes, highlightedIndex: props.items.length - 1 };
    default:
      return changes;
  }
};
