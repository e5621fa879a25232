import { SmallFold } from "#ui/fold/small-fold.tsx";
import { Chapter } from "#ui/text/chapter.tsx";
import type { AccuracyWords } from "./accuracy-words.ts";
import { MEASURED } from "./measured.ts";
import type { Group } from "./measured-row.ts";
import { MeasuredTable } from "./measured-table.tsx";

interface MeasuredGroupProps {
  readonly group: Group;
  readonly words: AccuracyWords;
}

/** One part of the sky or of the calendar: what most people ask for, and the other comparisons folded below. */
export function MeasuredGroup({ group, words }: MeasuredGroupProps) {
  const { title, text } = words.groups[group];
  const { ahead, more } = MEASURED[group];
  return (
    <Chapter id={`accuracy-${group}`} title={title} about={text}>
      <div>
        <MeasuredTable rows={ahead} title={title} words={words} />
        <SmallFold title={words.more} count={more.length}>
          <MeasuredTable rows={more} title={`${title}: ${words.more}`} words={words} />
        </SmallFold>
      </div>
    </Chapter>
  );
}
