import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { keptPeople, visitPeople } from "#person/people/people-lists.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { RouterLink } from "#platform/navigation/router-link.tsx";
import { useDevice } from "#ui/device/use-device.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { Icon } from "#ui/icon.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./person-door.module.css";
import tool from "./tool.module.css";

const loadList = () => import("#person/people/people-list.tsx");

/** The first name of the person whose details are here; it opens the list of people. Nothing while there is nobody. */
export function PersonDoor({ className }: { readonly className: string | undefined }) {
  const t = useT();
  const device = useDevice();
  const titleId = useId();
  const dialog = useDialogEntry();
  const { details } = useUserDetails();
  const kept = useKeptValue(keptPeople);
  const isListEmpty = [kept, useKeptValue(visitPeople)].every(({ length }) => length === 0);
  // The last one may have been erased just now: the list says so.
  if (details === null && isListEmpty && !dialog.isOpen) return null;
  const title = t("people.title", { device });
  return (
    <>
      <button
        type="button"
        className={`${tool.tool} ${styles.door} ${className}`}
        aria-haspopup="dialog"
        aria-expanded={dialog.isOpen}
        onClick={dialog.open}
      >
        <span className={styles.name}>{details?.firstName ?? t("people.door")}</span>
        {details && <span className="unseen">{title}</span>}
        <Icon name="down" className={styles.mark} />
      </button>
      <Dialog
        entry={dialog}
        titleId={titleId}
        shape="fromBar"
        buttons={
          <>
            {/* Without the id of the address: that is another person's. */}
            <RouterLink to="/calculator?new=1" replace className={styles.new}>
              <Icon name="plus" />
              {t("people.new")}
            </RouterLink>
            <AppLink to="/matching" replace className={styles.new}>
              <Icon name="pair" />
              {t("people.compare")}
            </AppLink>
            <p className={styles.say}>{kept.length > 0 ? t("people.say", { device }) : t("people.sayVisit")}</p>
          </>
        }
      >
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={tool.tool} aria-label={t("ui.close")} onClick={() => void dialog.close()}>
            <Icon name="close" />
          </button>
        </div>
        <LatePiece load={loadList} given={{ close: dialog.close, titleId }} waiting={<Spinner />} />
      </Dialog>
    </>
  );
}
