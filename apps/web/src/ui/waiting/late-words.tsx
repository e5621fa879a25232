import { type ReactNode, Suspense, use, useState } from "react";
import { CatchLost } from "./catch-lost.tsx";
import type { KeptWords } from "./kept-words.ts";
import { ToldWhenShown } from "./told-when-shown.tsx";
import { useHeldLanguage } from "./use-held-language.ts";

interface LateWordsProps<T> {
  readonly words: KeptWords<T>;
  /** Shown in their place while they are loading. */
  readonly waiting: ReactNode;
  /** Stands above the message if they do not come: the title of a page that has no other words. */
  readonly title?: ReactNode;
  children(words: T): ReactNode;
}

/** A part of a page whose words are loaded by themselves. If they do not come, the page stays, says so, and tries again. */
export function LateWords<T>({ words, waiting, title, children }: LateWordsProps<T>) {
  const [attempt, setAttempt] = useState(0);
  const releaseLanguage = useHeldLanguage();
  function again(): void {
    words.forget();
    setAttempt((last) => last + 1);
  }
  return (
    <CatchLost key={attempt} onLost={releaseLanguage} onRetry={again} title={title}>
      <Suspense fallback={waiting}>
        <Told words={words}>{children}</Told>
        <ToldWhenShown onShown={releaseLanguage} />
      </Suspense>
    </CatchLost>
  );
}

function Told<T>({ words, children }: Pick<LateWordsProps<T>, "words" | "children">) {
  return children(use(words.load()));
}
