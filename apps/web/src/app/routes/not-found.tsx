import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { MessagePage } from "#ui/message-page.tsx";

export default function NotFound() {
  const t = useT();
  return (
    <MessagePage title="title.notFound" text="notFound.text">
      <AppLink to="/" className={buttonLook("solid")}>
        {t("notFound.home")}
      </AppLink>
    </MessagePage>
  );
}
