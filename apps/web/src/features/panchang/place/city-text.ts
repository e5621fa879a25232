/** What stands in the field: the same for the one that waits and for the one that searches. */
export interface CityText {
  readonly text: string;
  onTextChange(text: string): void;
}
