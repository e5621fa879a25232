import { PageTitle } from "#ui/page-title.tsx";

export function ResultsPage() {
  return (
    <div className="sheet">
      <PageTitle id="title.results" />
    </div>
  );
}
