import { useT } from "#i18n/use-t.ts";
import { AppNavLink } from "#platform/navigation/app-link.tsx";
import { NAV_LINKS } from "./site-links.ts";

/** The screens that the bar and its menu lead to. */
export function NavLinks({ className }: { readonly className?: string | undefined }) {
  const t = useT();
  return (
    <ul className={className}>
      {NAV_LINKS.map(({ to, label, section }) => (
        <li key={to}>
          <AppNavLink to={to} section={section}>
            {t(label)}
          </AppNavLink>
        </li>
      ))}
    </ul>
  );
}
