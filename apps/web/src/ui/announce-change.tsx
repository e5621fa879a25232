import { useState } from "react";

interface ToldAnewProps {
  /** What stands on the screen now; empty while it is not known. */
  readonly words: string;
}

/** Says to who cannot see it that something else stands on the screen. What the page came with it says itself. */
export function AnnounceChange({ words }: ToldAnewProps) {
  const [told, setTold] = useState({ last: "", said: "" });
  if (words !== "" && words !== told.last) setTold({ last: words, said: told.last === "" ? "" : words });
  return (
    <p className="unseen" role="status">
      {told.said}
    </p>
  );
}
