import { PageTitle } from "#ui/page-title.tsx";

export default function Contact() {
  return (
    <div className="sheet">
      <PageTitle id="title.contact" />
    </div>
  );
}
