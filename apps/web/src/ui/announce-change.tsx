import { useState } from "react";

interface ToldAnewProps {
  /** What is on the screen now; empty while it is not known. */
  readonly words: string;
}

/** Announces to screen readers that something else is on the screen. The page itself announces its first content. */
export function AnnounceChange({ words }: ToldAnewProps) {
  const [told, setTold] = useState({ last: "", said: "" });
  if (words !== "" && words !== told.last) setTold({ last: words, said: told.last === "" ? "" : words });
  return (
    <p className="unseen" role="status">
      {told.said}
    </p>
  );
}
