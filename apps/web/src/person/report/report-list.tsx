import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { jumpTo } from "#platform/navigation/jump-to.ts";
import { JUMP } from "#platform/navigation/use-jump.ts";
import { addressOfTab, REPORT_TABS, type ReportTab } from "./report-tabs.ts";
import styles from "./reports-menu.module.css";

export interface SectionLink {
  /** Of its title. */
  readonly id: string;
  readonly label: MessageId;
}

export interface ListedReports {
  /** The report on the page; null on the overview. */
  readonly shown: ReportTab | null;
  /** The sections of the overview, and the one in view. */
  readonly sections?: readonly SectionLink[];
  readonly sectionInView?: string | undefined;
}

interface ReportListProps extends ListedReports {
  /** If the list lies over the page: it leaves the history with the choice, and the page that is shown closes it. */
  readonly onShown?: () => void;
}

/** The overview with its sections, the seven reports, and all of them for paper. */
export function ReportList({ shown, sections = [], sectionInView, onShown }: ReportListProps) {
  const isOver = onShown !== undefined;
  const toTop = () => {
    const title = document.querySelector("h1");
    if (title) jumpTo(title);
  };
  return (
    <ul>
      <Page to="/results" label="doors.overview" isShown={shown === null} isOver={isOver} onShown={onShown ?? toTop}>
        {sections.length > 0 && <Sections sections={sections} sectionInView={sectionInView} isOver={isOver} />}
      </Page>
      {REPORT_TABS.map(({ id, label }) => (
        <Page
          key={id}
          to={addressOfTab(id)}
          label={label}
          isShown={id === shown?.id}
          isOver={isOver}
          onShown={onShown}
        />
      ))}
      <Page to="/report" label="document.open" isShown={false} isOver={isOver} onShown={undefined} />
    </ul>
  );
}

interface PageProps {
  readonly to: string;
  readonly label: MessageId;
  readonly isShown: boolean;
  readonly isOver: boolean;
  readonly onShown: (() => void) | undefined;
  readonly children?: ReactNode;
}

function Page({ to, label, isShown, isOver, onShown, children }: PageProps) {
  const t = useT();
  return (
    <li>
      <AppLink
        to={to}
        replace={isOver}
        aria-current={isShown ? "page" : undefined}
        onClick={(event) => {
          if (!isShown || onShown === undefined) return;
          event.preventDefault();
          onShown();
        }}
      >
        {t(label)}
      </AppLink>
      {children}
    </li>
  );
}

interface SectionsProps {
  readonly sections: readonly SectionLink[];
  readonly sectionInView: string | undefined;
  readonly isOver: boolean;
}

function Sections({ sections, sectionInView, isOver }: SectionsProps) {
  const t = useT();
  return (
    <ul className={styles.sections}>
      {sections.map(({ id, label }) => (
        <li key={id}>
          <AppLink
            to={`#${id}`}
            state={JUMP}
            replace={isOver}
            aria-current={id === sectionInView ? "location" : undefined}
          >
            {t(label)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
