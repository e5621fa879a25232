import type { AnchorHTMLAttributes } from "react";
import { useT } from "#i18n/use-t.ts";

interface OutboundLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link that leaves the product: in a new tab, which it says, and without a referrer. */
export function OutboundLink({ children, ...rest }: OutboundLinkProps) {
  const t = useT();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="unseen"> {t("ui.newTab")}</span>
    </a>
  );
}
