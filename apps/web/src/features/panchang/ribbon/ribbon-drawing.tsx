import { drawnSpans } from "#api/marked-spans.ts";
import { moonInstants } from "#api/moon-instants.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatFigures } from "#i18n/format-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { zoneClock } from "#i18n/zone-clock.ts";
import { hourMarks } from "./hour-marks.ts";
import { HourScale } from "./hour-scale.tsx";
import { LimbLine } from "./limb-line.tsx";
import { Needle } from "./needle.tsx";
import { curveOf, endsOfDay, LIMB_KINDS } from "./ribbon-day.ts";
import { type RibbonRoom, ribbonFrame } from "./ribbon-frame.ts";
import { RowLabels } from "./row-labels.tsx";
import { SkyBox } from "./sky-box.tsx";
import { type SkyEvent, SkyNotes } from "./sky-notes.tsx";
import { SpanBars } from "./span-bars.tsx";
import { SpanNames } from "./span-names.tsx";
import { isOnScale, type TimeScale } from "./time-scale.ts";
import { useTextWidth } from "./use-text-width.ts";

interface RibbonDrawingProps {
  readonly day: AlmanacDay;
  readonly nowMs: number;
  readonly zone: string;
  readonly room: RibbonRoom;
}

export function RibbonDrawing({ day, nowMs, zone, room }: RibbonDrawingProps) {
  const t = useT();
  const textWidth = useTextWidth(room.remPx);
  const frame = ribbonFrame(room);
  const { dial } = useClock();
  const { startMs, endMs } = endsOfDay(day);
  const scale: TimeScale = { startMs, endMs, leftPx: frame.leftPx, rightPx: frame.rightPx };
  const clockOf = ({ time }: Instant): string => formatFigures(time, dial);

  const spans = drawnSpans(day).map(({ kind, quality, start, end }) => ({
    name: t(`panchang.spanShort.${kind}`),
    quality,
    startMs: start.instantMs,
    endMs: end.instantMs,
  }));
  const eventsOf = (id: MessageId, body: "sun" | "moon", instants: readonly (Instant | null)[]): SkyEvent[] =>
    instants
      .filter((instant) => instant !== null)
      .map((instant) => ({ instantMs: instant.instantMs, word: t(id), clock: clockOf(instant), body }));
  const events = [
    ...eventsOf("panchang.sunrise", "sun", [day.sunrise]),
    ...eventsOf("panchang.sunset", "sun", [day.sunset]),
    ...eventsOf("panchang.moonrise", "moon", moonInstants(day, "rise")),
    ...eventsOf("panchang.moonset", "moon", moonInstants(day, "set")),
  ];

  const sun = curveOf(day, "sun");
  const clockNow = isOnScale(scale, nowMs) ? formatFigures({ ...zoneClock(zone, nowMs).time, second: 0 }, dial) : "";

  return (
    <>
      {frame.isWide && <RowLabels frame={frame} />}

      <SkyBox frame={frame} scale={scale} sun={sun} moon={curveOf(day, "moon")} nowMs={nowMs} />
      <HourScale frame={frame} scale={scale} hours={hourMarks(startMs, endMs, { zone, dial })} nowMs={nowMs} />
      <SpanBars frame={frame} scale={scale} spans={spans} />
      <Needle frame={frame} scale={scale} nowMs={nowMs} clock={clockNow} />
      {frame.isWide && (
        <SkyNotes frame={frame} scale={scale} sun={sun} events={events} nowMs={nowMs} textWidth={textWidth} />
      )}
      <SpanNames frame={frame} scale={scale} textWidth={textWidth} spans={spans} nowMs={nowMs} />
      {LIMB_KINDS.map((kind, row) => (
        <LimbLine
          key={kind}
          frame={frame}
          scale={scale}
          textWidth={textWidth}
          limbs={day[kind].map(({ name, start, end }) => ({
            name: name,
            startMs: start.instantMs,
            endMs: end.instantMs,
            startClock: clockOf(start),
          }))}
          nowMs={nowMs}
          row={row}
        />
      ))}
    </>
  );
}
