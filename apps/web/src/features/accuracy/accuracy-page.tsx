import { usePageWords } from "#i18n/page-words.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { Chapter } from "#ui/text/chapter.tsx";
import { ChapteredPage } from "#ui/text/chaptered-page.tsx";
import { Lead } from "#ui/text/lead.tsx";
import { LateWords } from "#ui/waiting/late-words.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./accuracy-page.module.css";
import { HowToCheck } from "./how-to-check.tsx";
import { accuracyWords, loadAccuracyWords } from "./load-accuracy-words.ts";
import { MeasuredGroup } from "./measured-group.tsx";
import { GROUPS, TOTAL } from "./measured-row.ts";

/** /accuracy: what is compared with whom, how large the differences are, and how anyone can check them. */
export function AccuracyPage() {
  const { lang } = useLanguage();
  usePageWords(loadAccuracyWords);
  return (
    <ChapteredPage title="title.accuracy" description="accuracy.description">
      <LateWords words={accuracyWords(lang)} waiting={<Spinner />}>
        {(words) => (
          <>
            <Lead>{words.lead}</Lead>
            <div className={styles.read}>
              {words.read.map((sentence) => {
                const text = sentence(TOTAL.toLocaleString("en-IN"));
                return <p key={text}>{text}</p>;
              })}
            </div>
            {GROUPS.map((group) => (
              <MeasuredGroup key={group} group={group} words={words} />
            ))}
            <Chapter id="accuracy-limits" title={words.limits.title}>
              <ul className={styles.limits}>
                {words.limits.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Chapter>
            <HowToCheck words={words.check} />
          </>
        )}
      </LateWords>
    </ChapteredPage>
  );
}
