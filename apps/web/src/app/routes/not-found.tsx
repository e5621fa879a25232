import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { MessagePage } from "#ui/message/message-page.tsx";
import { buttonLook } from "#ui/press/button-look.ts";

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
