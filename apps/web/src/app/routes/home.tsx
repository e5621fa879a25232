import { PageTitle } from "#ui/page-title.tsx";

export default function Home() {
  return (
    <div className="sheet">
      <PageTitle id="title.home" />
    </div>
  );
}
