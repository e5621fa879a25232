import { PageTitle } from "#ui/page-title.tsx";

export default function NotFound() {
  return (
    <div className="sheet">
      <PageTitle id="title.notFound" />
    </div>
  );
}
