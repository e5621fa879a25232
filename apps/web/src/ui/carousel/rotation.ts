/** What decides whether a carousel turns. */
export interface RotationState {
  /** What the person chose with the button; undefined until they did. */
  readonly wish: "on" | "off" | undefined;
  readonly isHovered: boolean;
  /** The keyboard focus is in it. */
  readonly isFocused: boolean;
  /** A press started it while the pointer or the keyboard was on it: that does not stop it until they left. */
  readonly isExcused: boolean;
}

export const ROTATION_AT_START: RotationState = {
  wish: undefined,
  isHovered: false,
  isFocused: false,
  isExcused: false,
};

export type RotationEvent =
  | { readonly kind: "hover" | "focus"; readonly isOn: boolean }
  | { readonly kind: "wish"; readonly wish: "on" | "off" };

export function rotationAfter(state: RotationState, event: RotationEvent): RotationState {
  if (event.kind === "wish") return { ...state, wish: event.wish, isExcused: event.wish === "on" };
  const next = event.kind === "hover" ? { ...state, isHovered: event.isOn } : { ...state, isFocused: event.isOn };
  return { ...next, isExcused: next.isExcused && (next.isHovered || next.isFocused) };
}

/** Whether it is set to turn, which is what the button shows. With reduced motion preferred it is off until the visitor starts it. */
export const isSetToTurn = ({ wish }: RotationState, prefersStill: boolean): boolean =>
  wish === undefined ? !prefersStill : wish === "on";

/** Whether it may turn at this moment. */
export function mayTurn(state: RotationState, prefersStill: boolean, isPageHidden: boolean): boolean {
  const isHeld = (state.isHovered || state.isFocused) && !state.isExcused;
  return isSetToTurn(state, prefersStill) && !isHeld && !isPageHidden;
}
