import { PlaceCombobox, type PlaceComboboxProps } from "./place-combobox.tsx";

/** A field for a place that is a form by itself: Enter looks up the name in it. */
export function PlaceForm(props: PlaceComboboxProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void props.named.lookUp();
      }}
    >
      <PlaceCombobox {...props} />
    </form>
  );
}
