/** The text of the field: the same before and after the script that searches is loaded. */
export interface CityText {
  readonly text: string;
  onTextChange(text: string): void;
}
