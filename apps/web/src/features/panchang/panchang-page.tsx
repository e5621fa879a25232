import { PageTitle } from "#ui/page-title.tsx";

export function PanchangPage() {
  return (
    <div className="sheet">
      <PageTitle id="title.panchang" />
    </div>
  );
}
