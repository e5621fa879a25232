import { PageTitle } from "#ui/page-title.tsx";

export default function About() {
  return (
    <div className="sheet">
      <PageTitle id="title.about" />
    </div>
  );
}
