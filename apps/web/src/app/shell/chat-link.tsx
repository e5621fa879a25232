import { usePublicSettings } from "#api/use-public-settings.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon.tsx";
import { OutboundLink } from "#ui/press/outbound-link.tsx";
import { chatAddress } from "./chat-address.ts";
import styles from "./chat-link.module.css";

/** Floats above the page: a chat with the operator, the greeting already written. */
export function ChatLink() {
  const t = useT();
  const { chatNumber } = usePublicSettings();
  if (chatNumber === null) return null;
  return (
    <OutboundLink href={chatAddress(chatNumber, t("contact.greeting"))} className={`no-print ${styles.chat}`}>
      <Icon name="chat" />
      <span className={styles.label}>{t("contact.chat")}</span>
    </OutboundLink>
  );
}
