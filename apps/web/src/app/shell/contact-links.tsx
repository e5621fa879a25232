import type { ReactNode } from "react";
import { usePublicSettings } from "#api/use-public-settings.ts";
import { callAddress } from "./chat-address.ts";

interface ContactLinksProps {
  /** Further lines of the list. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The operator's e-mail and telephone, as far as they are given. */
export function ContactLinks({ className, children }: ContactLinksProps) {
  const { contactEmail, contactPhone } = usePublicSettings();
  return (
    <ul className={className}>
      {contactEmail !== null && (
        <li>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </li>
      )}
      {contactPhone !== null && (
        <li>
          <a href={callAddress(contactPhone)}>{contactPhone}</a>
        </li>
      )}
      {children}
    </ul>
  );
}
