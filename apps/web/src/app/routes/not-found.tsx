import { useT } from "#i18n/use-t.ts";
import button from "#ui/button.module.css";
import { MessagePage } from "#ui/message-page.tsx";
import { AppLink } from "../navigation/app-link.tsx";

export default function NotFound() {
  const t = useT();
  return (
    <MessagePage title="title.notFound" text="notFound.text">
      <AppLink to="/" className={`${button.button} ${button.solid}`}>
        {t("notFound.home")}
      </AppLink>
    </MessagePage>
  );
}
