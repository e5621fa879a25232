import { Component, type ReactNode } from "react";
import { type Location, useLocation } from "react-router";
import { FailedPage } from "./failed-page.tsx";
import { SCREEN_SCRIPTS } from "./screen-scripts.ts";

interface CatchProps {
  readonly at: Location;
  readonly children: ReactNode;
}

interface CatchState {
  readonly at: Location;
  readonly failure: { readonly error: unknown } | undefined;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { at: this.props.at, failure: undefined };

  static getDerivedStateFromProps({ at }: CatchProps, state: CatchState): CatchState | null {
    return at === state.at ? null : { at, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    SCREEN_SCRIPTS.forgetLost();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <FailedPage error={failure.error} />;
  }
}

/** Shows the failed page in place of what fails, until the reader goes elsewhere. */
export function CatchFailed({ children }: { readonly children: ReactNode }) {
  return <Catch at={useLocation()}>{children}</Catch>;
}
