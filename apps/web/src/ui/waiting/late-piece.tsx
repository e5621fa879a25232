import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { sayPartAlive } from "#platform/hydration/pressed-ahead.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { CatchLost, LostPart } from "./catch-lost.tsx";
import styles from "./late-piece.module.css";
import { loadPiece, loadWrittenPiece, pieceHere } from "./load-piece.ts";
import { ToldWhenShown } from "./told-when-shown.tsx";
import { useHeldLanguage } from "./use-held-language.ts";

interface LatePieceProps<P extends object> {
  load(): Promise<{ readonly default: ComponentType<P> }>;
  /** What the piece is given. */
  readonly given: P;
  /** Shown in its place while it is loading. */
  readonly waiting: ReactNode;
  /** Stands above the message if it does not come: the title of a page that has no other. */
  readonly title?: ReactNode;
}

/**
 * A part of a page with a script of its own. If the script does not load, the page stays, says so, and tries again.
 *
 * Where the page came with the HTML of the part, that stays, with what is typed into it, until React takes it over. Until then
 * it is given what it was given first: React throws away the HTML of a part that changes before its script is here.
 */
export function LatePiece<P extends object>({ load, given, waiting, title }: LatePieceProps<P>) {
  const isHydrated = useIsHydrated();
  const [isWritten] = useState(!isHydrated);
  const [isTakenOver, setTakenOver] = useState(false);
  const [retryWritten, setRetryWritten] = useState<() => void>();
  const around = useRef<HTMLDivElement>(null);
  const releaseLanguage = useHeldLanguage();
  function takeRetry(retry: (() => void) | undefined): void {
    setRetryWritten(() => retry);
    releaseLanguage();
  }
  const pieceOf = (attempt: number) => ({ Piece: componentOf(load, attempt, isWritten ? takeRetry : null), attempt });
  const [{ Piece, attempt }, setTry] = useState(() => pieceOf(0));
  const again = () => setTry((last) => pieceOf(last.attempt + 1));
  const isUnheard = isWritten && !isTakenOver;
  useLayoutEffect(() => {
    if (isTakenOver && around.current) sayPartAlive(around.current);
  }, [isTakenOver]);

  const onShown = useCallback(() => {
    releaseLanguage();
    if (isWritten) setTakenOver(true);
  }, [releaseLanguage, isWritten]);
  const piece = (
    <Suspense fallback={waiting}>
      <Piece {...given} />
      <ToldWhenShown onShown={onShown} />
    </Suspense>
  );
  // The same element again: React leaves the part as it is.
  const [asWritten] = useState(piece);
  const content = (
    <>
      {retryWritten && (
        <div className={title === undefined ? styles.lost : "sheet"}>
          <LostPart onRetry={retryWritten} />
        </div>
      )}
      <CatchLost key={attempt} title={title} onLost={releaseLanguage} onRetry={again}>
        {isUnheard && attempt === 0 ? asWritten : piece}
      </CatchLost>
    </>
  );
  if (!isWritten) return content;
  return (
    <div
      ref={around}
      className={styles.around}
      data-unheard={isUnheard ? "" : undefined}
      data-lost={retryWritten && ""}
    >
      {content}
    </div>
  );
}

type Load<P extends object> = LatePieceProps<P>["load"];
/** Takes how to try again, while a script that was sent for has not come. */
type TakeRetry = (retry: (() => void) | undefined) => void;

function componentOf<P extends object>(load: Load<P>, attempt: number, takeRetry: TakeRetry | null): ComponentType<P> {
  const here = pieceHere(load);
  if (here) return here.default;
  return lazy(() => {
    if (takeRetry === null || attempt > 0) return loadPiece(load, attempt > 0);
    return loadWrittenPiece(load, takeRetry);
  });
}
