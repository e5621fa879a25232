import { type GemKey, gemDetailsReasons } from "#api/gem-details.ts";
import type { GemTexts } from "#api/wire/gems.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { GemAbout, GemFigure, GemName } from "#person/gem/gem-figure.tsx";
import { GemProperties } from "#person/gem/gem-properties.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import styles from "./gem-details-page.module.css";

interface GemToldProps {
  readonly gem: GemKey;
  /** Undefined while it is on its way. */
  readonly record: GemTexts | undefined;
}

/** The sections of the report on gems, for a stone that nobody was given. */
export function GemTold({ gem, record }: GemToldProps) {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <div className={styles.told} aria-busy={record === undefined}>
      <section className={styles.stone} aria-label={t(`gem.${gem}`)}>
        <GemFigure gem={gem}>
          {record ? (
            <>
              <GemName gem={record} of="gemReport.of" />
              <GemAbout>{record.description}</GemAbout>
            </>
          ) : (
            <Skeleton lines={6} />
          )}
        </GemFigure>
      </section>
      {record ? (
        <GemProperties
          gem={record}
          why={(isMeant, question) => (
            <AskedReasons
              // Each stone has answers of its own, and begins with none of them open.
              key={gem}
              queries={[
                {
                  ...gemDetailsReasons(gem, lang),
                  select: (all) => all.filter(({ about }) => isMeant(fieldOf(about))),
                },
              ]}
              question={question}
            />
          )}
        />
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </div>
  );
}

/** In this answer the record of the stone lies one level deeper. */
const fieldOf = (about: string): string => about.replace(/^response\./, "");
