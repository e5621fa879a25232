import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { ScriptLost } from "#platform/script-lost.ts";
import { ErrorPanel } from "../message/error-panel.tsx";
import { loadPiece } from "./load-piece.ts";

interface CatchLostProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Catches that the script did not come; what the piece itself does wrong is the page's. */
class CatchLost extends Component<CatchLostProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ScriptLost) return this.props.instead;
    throw error;
  }
}

interface LatePieceProps<P extends object> {
  load(): Promise<{ readonly default: ComponentType<P> }>;
  /** What the piece is given. */
  readonly given: P;
  /** Shown in its place while it is loading. */
  readonly waiting: ReactNode;
}

/** A part of a page with a script of its own. If the script does not load, the page stays, says so, and tries again. */
export function LatePiece<P extends object>({ load, given, waiting }: LatePieceProps<P>) {
  const pieceOf = (attempt: number) => ({ Piece: lazy(() => loadPiece(load, attempt > 0)), attempt });
  const [{ Piece, attempt }, setTry] = useState(() => pieceOf(0));
  const again = () => setTry((last) => pieceOf(last.attempt + 1));
  return (
    <CatchLost key={attempt} instead={<Lost onRetry={again} />}>
      <Suspense fallback={waiting}>
        <Piece {...given} />
      </Suspense>
    </CatchLost>
  );
}

function Lost({ onRetry }: { onRetry(): void }) {
  const t = useT();
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return <ErrorPanel onRetry={onRetry}>{t("ui.pieceFailed")}</ErrorPanel>;
}
