import { useState } from "react";

interface AnnounceChangeProps {
  /** What is on the screen now; empty while it is not known. */
  readonly words: string;
}

/** Announces to screen readers that something else is on the screen. The page itself announces its first content. */
export function AnnounceChange({ words }: AnnounceChangeProps) {
  const [announced, setAnnounced] = useState({ last: "", said: "" });
  if (words !== "" && words !== announced.last) setAnnounced({ last: words, said: announced.last === "" ? "" : words });
  return (
    <p className="unseen" role="status">
      {announced.said}
    </p>
  );
}
