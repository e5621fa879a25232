import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { CatchLost } from "./catch-lost.tsx";
import { loadPiece } from "./load-piece.ts";
import { ToldWhenShown } from "./told-when-shown.tsx";
import { useHeldLanguage } from "./use-held-language.ts";

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
  const releaseLanguage = useHeldLanguage();
  const again = () => setTry((last) => pieceOf(last.attempt + 1));
  return (
    <CatchLost key={attempt} onLost={releaseLanguage} onRetry={again}>
      <Suspense fallback={waiting}>
        <Piece {...given} />
        <ToldWhenShown onShown={releaseLanguage} />
      </Suspense>
    </CatchLost>
  );
}
