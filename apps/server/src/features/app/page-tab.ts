import { REPORT_TAB_IDS, type ReportTabId } from "@vedanga/contract";

const FILES_OF_TAB = /<!--tab (\w+)-->([\s\S]*?)<!--\/tab-->/g;
const PAGE = "/features";

/** The tab of the page that has them, the first if its address names none that exists; undefined on every other page. */
export const tabOf = (route: string, { tab }: Readonly<Record<string, unknown>>): ReportTabId | undefined =>
  route === PAGE ? (REPORT_TAB_IDS.find((id) => id === tab) ?? REPORT_TAB_IDS[0]) : undefined;

/** The page with the files of one of its tabs, which the build has listed for each (apps/web, plugins/tab-files); any other as it is. */
export const withTab = (html: string, tab: ReportTabId | undefined): string =>
  tab === undefined
    ? html
    : html.replaceAll(FILES_OF_TAB, (_all, id: string, links: string) => (id === tab ? links : ""));
