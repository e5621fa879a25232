import { PageTitle } from "#ui/page-title.tsx";

export function CalculatorPage() {
  return (
    <div className="sheet">
      <PageTitle id="title.calculator" />
    </div>
  );
}
