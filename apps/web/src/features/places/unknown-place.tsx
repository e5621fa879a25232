import { useEffect } from "react";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { MessagePage } from "#ui/message/message-page.tsx";
import { buttonLook } from "#ui/press/button-look.ts";

/** The address names no place of the guide. */
export function UnknownPlace({ named }: { readonly named: string }) {
  const t = useT();
  useEffect(() => logFault(new Error(`There is no sacred place "${named}"`)), [named]);
  return (
    <MessagePage title="title.placeNotFound" text="sacred.notFound">
      <AppLink to="/places" className={buttonLook("solid")}>
        {t("sacred.back")}
      </AppLink>
    </MessagePage>
  );
}
