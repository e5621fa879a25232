import type { Strengths } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { Placed } from "#api/wire/planet-details.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { PlanetDetail } from "./planet-detail.tsx";

interface UnderRowProps {
  readonly id: Placed;
  readonly localDegree: number | undefined;
  readonly birth: BirthQuestion;
  readonly found: Strengths | undefined;
  readonly error: Error | null;
  onRetry(): void;
}

/** What opens under a graha: it comes with the strengths, and may fail with them. */
export function UnderRow({ id, localDegree, birth, found, error, onRetry }: UnderRowProps) {
  const t = useT();
  const index = found?.grahas.findIndex(({ graha }) => graha === id) ?? -1;
  const graha = found?.grahas[index];
  if (graha) return <PlanetDetail graha={graha} index={index} localDegree={localDegree} birth={birth} />;
  if (error) {
    return (
      <ErrorPanel error={error} onRetry={onRetry}>
        {t("planets.strengthsFailed")}
      </ErrorPanel>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton lines={5} />
    </div>
  );
}
