import { usePublicSettings } from "#api/use-public-settings.ts";
import { useT } from "#i18n/use-t.ts";
import { OutboundLink } from "#ui/press/outbound-link.tsx";

interface BookLinkProps {
  readonly className?: string | undefined;
}

/** Leads to the operator's calendar, if there is one. */
export function BookLink({ className }: BookLinkProps) {
  const t = useT();
  const { bookingUrl } = usePublicSettings();
  if (bookingUrl === null) return null;
  return (
    <OutboundLink href={bookingUrl} className={className}>
      {t("contact.book")}
    </OutboundLink>
  );
}
