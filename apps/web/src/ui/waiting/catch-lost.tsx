import { Component, type ReactNode, useEffect } from "react";
import { useT } from "#i18n/use-t.ts";
import { ScriptLost } from "#platform/script-lost.ts";
import { ErrorPanel } from "../message/error-panel.tsx";
import styles from "./catch-lost.module.css";

interface CatchLostProps {
  onLost(): void;
  /** Loads again what did not come. */
  onRetry(): void;
  /** Stands above the message: the title of a page that is lost as a whole. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** Catches that a script did not come, says so, and tries again; what the part itself does wrong is the page's. */
export class CatchLost extends Component<CatchLostProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onLost();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ScriptLost)) throw error;
    const lost = <LostPart onRetry={this.props.onRetry} />;
    const { title } = this.props;
    if (title === undefined) return lost;
    return (
      <div className={`sheet ${styles.page}`}>
        {title}
        {lost}
      </div>
    );
  }
}

/** Says that a part did not come. */
export function LostPart({ onRetry }: { onRetry(): void }) {
  const t = useT();
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return <ErrorPanel onRetry={onRetry}>{t("ui.pieceFailed")}</ErrorPanel>;
}
