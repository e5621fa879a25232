import type { UserDetails } from "@vedanga/contract";
import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";

/** A report needs all three. */
const isComplete = ({ birthDate, birthTime, location }: UserDetails): boolean =>
  [birthDate, birthTime, location].every((field) => field.trim() !== "");

interface NeedsBirthProps {
  /** What is said if there are no details. */
  readonly noDetails: MessageId;
  /** The title of every state but the complete one. */
  readonly title?: ReactNode;
  readonly children: (details: UserDetails) => ReactNode;
}

/** What is shown of a complete birth; else why there is none, and what can be done. */
export function NeedsBirth({ noDetails, title, children }: NeedsBirthProps) {
  const t = useT();
  const { details, isPending, addressFault } = useUserDetails();
  // The form's page explains an unknown id.
  const fault = addressFault && !addressFault.isUnknown ? addressFault : null;
  if (!isPending && !fault && details !== null && isComplete(details)) return children(details);
  return (
    <>
      {title}
      {isPending && <Spinner />}
      {!isPending && fault && <AddressFaultNote fault={fault} />}
      {!isPending && !fault && (
        <AlertPanel>
          <p>{t(noDetails)}</p>
          <AppLink to="/calculator" className={buttonLook("outline")}>
            {t("reports.enterDetails")}
          </AppLink>
        </AlertPanel>
      )}
    </>
  );
}
