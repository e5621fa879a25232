import { AppRedirect } from "#app/navigation/app-redirect.tsx";
import { useUserDetails } from "#app/user-details/use-user-details.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Overview } from "./overview.tsx";

/** `/results`, for whom there are details; others are led to the calculator without a step in the history. */
export function ResultsPage() {
  const { details, recordId, isPending } = useUserDetails();
  if (isPending) {
    return (
      <div className="sheet">
        <PageTitle id="title.results" />
        <Spinner />
      </div>
    );
  }
  if (details === null) return <AppRedirect to="/calculator" />;
  return <Overview details={details} recordId={recordId} />;
}
