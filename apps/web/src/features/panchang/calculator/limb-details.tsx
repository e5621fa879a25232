import type { CivilDate } from "@vedanga/contract";
import type { MomentPanchang } from "#api/wire/panchang.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { WallInstant } from "#i18n/wall-instant.ts";
import { Facts } from "./facts.tsx";
import styles from "./limb-details.module.css";

interface LimbDetailsProps {
  readonly panchang: MomentPanchang;
  /** The requested date: times on another carry their weekday. */
  readonly date: CivilDate;
}

/** Tithi, nakshatra, yoga and karana at the requested moment, with all details of each. */
export function LimbDetails({ panchang: { tithi, nakshatra, yoga, karana }, date }: LimbDetailsProps) {
  const t = useT();
  const { instantOf } = useClock();
  const when = (instant: WallInstant): string => instantOf(instant, date);
  const ends = ({ start, end }: { readonly start: WallInstant; readonly end: WallInstant }) => [
    { label: t("panchang.custom.start"), value: when(start) },
    { label: t("panchang.custom.end"), value: when(end) },
  ];
  const numbered = (number: number, of: number) => ({
    label: t("panchang.custom.number"),
    value: t("panchang.place", { number, of }),
  });
  const named = (label: "type" | "lord" | "deity" | "special", value: string) => ({
    label: t(`panchang.custom.${label}`),
    value: value,
  });
  const limbs = [
    {
      kind: "tithi",
      name: tithi.name,
      facts: [numbered(tithi.number, 30), named("type", tithi.type), ...ends(tithi), named("deity", tithi.diety)],
    },
    {
      kind: "nakshatra",
      name: nakshatra.name,
      facts: [
        numbered(nakshatra.number, 27),
        ...ends(nakshatra),
        named("lord", nakshatra.lord),
        named("deity", nakshatra.diety),
      ],
    },
    { kind: "yoga", name: yoga.name, facts: [numbered(yoga.number, 27), ...ends(yoga)] },
    {
      kind: "karana",
      name: karana.name,
      facts: [
        named("type", karana.type),
        ...ends(karana),
        named("lord", karana.lord),
        named("deity", karana.diety),
        named("special", karana.special),
      ],
    },
  ] as const;
  return (
    <div className={styles.limbs}>
      {limbs.map(({ kind, name, facts }) => (
        <section key={kind} className={styles.limb} aria-label={t(`panchang.${kind}`)}>
          <h3 className={styles.label}>{t(`panchang.${kind}`)}</h3>
          <p className={styles.name}>{name}</p>
          <Facts facts={facts} />
        </section>
      ))}
    </div>
  );
}
