import type { ReactNode } from "react";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import type { ReportKind } from "#api/reports/report-kinds.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import { useShownPerson } from "#person/details/use-shown-person.ts";
import { ViewOnlyNote } from "#person/details/view-only-note.tsx";
import { ReportsAhead } from "#person/report/reports-ahead.tsx";
import { HoldsServed } from "#person/served/served-person.tsx";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./reports-page.module.css";

/** A report needs all three. */
const isComplete = ({ birthDate, birthTime, location }: ShownDetails): boolean =>
  [birthDate, birthTime, location].every((field) => field.trim() !== "");

interface NeedsBirthProps {
  /** What is said if there are no details. */
  readonly noDetails: MessageId;
  /** Those that what is shown asks for first. */
  readonly reports?: readonly ReportKind[];
  /** The title of every state but the complete one. */
  readonly title?: ReactNode;
  readonly children: (details: ShownDetails) => ReactNode;
}

/** What is shown of a complete birth; else why there is none, and what can be done. */
export function NeedsBirth({ noDetails, reports = [], title, children }: NeedsBirthProps) {
  const t = useT();
  const { details, coming, isPending, addressFault } = useShownPerson();
  // The form's page explains an unknown id.
  const fault = addressFault && (addressFault.isOfView || !addressFault.isUnknown) ? addressFault : null;
  if (!isPending && !fault && details !== null && isComplete(details)) {
    return (
      <>
        {details.isViewOnly && <ViewOnlyNote />}
        {children(details)}
      </>
    );
  }
  return (
    <>
      {title}
      {isPending && (
        <>
          <Spinner />
          <HoldsServed />
        </>
      )}
      {coming && isComplete(coming) && <ReportsAhead details={coming} kinds={reports} />}
      {!isPending && fault && <AddressFaultNote fault={fault} />}
      {!isPending && !fault && (
        <div className={styles.needs}>
          <AlertPanel>
            <p>{t(noDetails)}</p>
            <AppLink to="/calculator" className={buttonLook("outline")}>
              {t("reports.enterDetails")}
            </AppLink>
          </AlertPanel>
        </div>
      )}
    </>
  );
}
