import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  type AnswerOf,
  APP_BASE,
  calls,
  type GocharaNowResponse,
  type TimezoneAnswer,
  type UserDetails,
} from "@vedanga/contract";
import { LANGUAGES, type Language } from "@vedanga/names/language";
import type { ComponentType } from "react";
import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router";
import { addressOf } from "#api/address-of.ts";
import { clockQuestion } from "#api/birth/birth-clock.ts";
import { type BirthQuestion, birthQuery } from "#api/birth/birth-query.ts";
import { birthQuestion } from "#api/birth/birth-question.ts";
import { getUser } from "#api/get-user.ts";
import { gocharaNow } from "#api/gochara-now.ts";
import { getTimezone, timezoneQuery } from "#api/place/get-timezone.ts";
import { foundPlaces, placesQuery, searchPlaces } from "#api/place/search-places.ts";
import { decodeReport } from "#api/reports/decode-report.ts";
import { report } from "#api/reports/report.ts";
import type { ReportKind } from "#api/reports/report-kinds.ts";
import { REPORTS, type ReportAnswer, type ReportCall } from "#api/reports/reports.ts";
import { decodeTransits } from "#api/wire/sky.ts";
import { REPORTS_OF_PANELS } from "#features/reports/panels.ts";
import { ReportsPage } from "#features/reports/reports-page.tsx";
import { loadOverview, ResultsPage } from "#features/results/results-page.tsx";
import { SpeechContext } from "#i18n/speech.ts";
import { isInOtherLetters } from "#person/details/use-birth-place-words.ts";
import { tabNamed } from "#person/report/report-tabs.ts";
import { personSpot } from "#person/served/served-person.tsx";
import { DrawnForReader } from "#platform/hydration/drawn-for-reader.ts";
import { bringPiece } from "#ui/waiting/load-piece.ts";
import { wordsOf } from "./drawn-part.tsx";

// Drawn with it at once: what stands in its place meanwhile would ask for its answers here.
await bringPiece(loadOverview);

/** The page of a person that its reader has opened. */
export interface PersonPage {
  /** Below the app's base. */
  readonly route: string;
  /** What `?tab=` names. */
  readonly tab: string | null;
  readonly id: string;
  readonly details: UserDetails;
  readonly language: Language;
}

type PlacesAnswer = AnswerOf<typeof calls.geoSearch>;

/** What the server answers at the address of a call; a page that cannot have one is not drawn. */
type Ask = (address: string) => Promise<unknown>;

interface DrawnPage {
  readonly Page: ComponentType;
  /** The reports that what is seen first is drawn from. */
  readonly reports: readonly ReportKind[];
  /** It says where the grahas are now, too. */
  readonly isOfNow: boolean;
}

function drawnAt({ route, tab }: PersonPage): DrawnPage | undefined {
  if (route === "/results") return { Page: ResultsPage, reports: ["planetDetails"], isOfNow: false };
  if (route !== "/features") return undefined;
  const { id } = tabNamed(tab);
  return { Page: ReportsPage, reports: REPORTS_OF_PANELS[id], isOfNow: id === "sade_sati" };
}

async function answerReport<K extends ReportKind>(
  client: QueryClient,
  ask: Ask,
  { kind, birth }: { readonly kind: K; readonly birth: BirthQuestion },
): Promise<void> {
  const call: ReportCall<K> = REPORTS[kind];
  const answer = (await ask(addressOf(call, birthQuery(birth)))) as ReportAnswer<K>;
  client.setQueryData(report(kind, birth).queryKey, decodeReport(kind, answer));
}

/** What React writes for the head of a page; this is a part of its body. */
const OF_THE_HEAD = /<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g;

/**
 * The top of a person's page as HTML, drawn by the page's own components in the language of the page, for the spot of it.
 * Empty where the page is none of these.
 */
export async function renderPerson(page: PersonPage, ask: Ask): Promise<Readonly<Record<string, string>>> {
  const { route, tab, id, language } = page;
  const drawn = drawnAt(page);
  if (drawn === undefined) return {};
  // The app asks in the language of the page as well, where one is chosen or named.
  const details = { ...page.details, language: LANGUAGES[language].word };
  const client = new QueryClient();
  const birth = birthQuestion(details, language, {});
  client.setQueryData(getUser(id).queryKey, details);
  await Promise.all(drawn.reports.map((kind) => answerReport(client, ask, { kind, birth })));
  if (isInOtherLetters(details, language)) {
    const { location } = details;
    const found = (await ask(addressOf(calls.geoSearch, placesQuery(location, language)))) as PlacesAnswer;
    client.setQueryData(searchPlaces(location, language).queryKey, foundPlaces(found));
  }
  const clock = clockQuestion(details);
  if (clock !== null)
    client.setQueryData(
      getTimezone(clock).queryKey,
      (await ask(addressOf(calls.geoTimezone, timezoneQuery(clock)))) as TimezoneAnswer,
    );
  if (drawn.isOfNow) {
    const { response } = (await ask(addressOf(calls.gocharaNow, birthQuery(birth)))) as GocharaNowResponse;
    client.setQueryData(gocharaNow(birth).queryKey, decodeTransits(response));
  }
  const search = new URLSearchParams({ ...(tab !== null && { tab }), id });
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <SpeechContext value={wordsOf(language)}>
      <QueryClientProvider client={client}>
        <StaticRouter basename={APP_BASE} location={`${APP_BASE}${route}?${search}`}>
          <DrawnForReader value>
            <drawn.Page />
          </DrawnForReader>
        </StaticRouter>
      </QueryClientProvider>
    </SpeechContext>,
    {
      identifierPrefix: "served-",
      // No part of it is moved to its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (fault) => {
        faults.push(fault);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  return { [personSpot(language)]: html.replaceAll(OF_THE_HEAD, "") };
}
