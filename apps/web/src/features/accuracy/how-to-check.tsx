import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { Chapter } from "#ui/text/chapter.tsx";
import styles from "./accuracy-page.module.css";
import type { AccuracyWords } from "./accuracy-words.ts";

const CALL =
  "/server/as_vision_function/api/v3-json/horoscope/planet-details?dob=17/05/1990&tob=06:05&lat=17.9784&lon=79.5941&tz=5.5";
const SWETEST = `apt-get install swetest swe-standard-data
swetest -b17.5.1990 -ut0:35:00 -p0123456m -sid1 -fPl -eswe -edir/usr/share/libswe/ephe`;
/** Where a server of one's own answers; the address of this one is known in the browser alone. */
const OWN_SERVER = "http://localhost:8080";
/** What both programs print, to the fourth decimal. */
const [SUN, MOON] = ["32.1396", "292.5792"];

/** What anyone can type to see the same figures come from two programs. */
export function HowToCheck({ words }: { readonly words: AccuracyWords["check"] }) {
  const origin = useIsHydrated() ? location.origin : OWN_SERVER;
  return (
    <Chapter id="accuracy-check" title={words.title}>
      <div className={styles.check}>
        <p>{words.swetest}</p>
        <Typed text={SWETEST} />
        <p>
          {words.call} <a href={CALL}>{words.open}</a>
        </p>
        <Typed text={`curl '${origin}${CALL}'`} />
        <p>{words.both(SUN, MOON)}</p>
        <p>{words.tests}</p>
        <Typed text="docs/accuracy.md" />
      </div>
    </Chapter>
  );
}

const Typed = ({ text }: { readonly text: string }) => (
  <pre>
    <code lang="en">{text}</code>
  </pre>
);
