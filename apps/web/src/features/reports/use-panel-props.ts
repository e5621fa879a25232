import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { dayMs, dayOf } from "#person/periods/period.ts";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { useNow } from "#ui/use-now.ts";

/** What every panel is given about a person. */
export function usePanelProps(details: ShownDetails): ReportPanelProps {
  const birth = useBirthQuestion(details);
  const nowMs = useNow();
  return { details, birth, birthDayMs: dayMs(typedDate(details.birthDate)), todayMs: dayOf(nowMs ?? Date.now()) };
}
