import { Link, type LinkProps, useLocation } from "react-router";
import { useIsHydrated } from "../hydration/use-is-hydrated.ts";
import { keepId } from "./keep-id.ts";

type AppLinkProps = Omit<LinkProps, "to"> & { readonly to: string };

/** A link inside the app. It keeps the `id` of the present address. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const { search } = useLocation();
  return <Link to={keepId(to, useIsHydrated() ? search : "")} {...rest} />;
}

/** The same in a menu: `aria-current="page"` where it leads to the page shown. */
export function AppNavLink(props: AppLinkProps) {
  const { pathname } = useLocation();
  // The fall-back page was written at the address of the home page: what is current is known only after hydration.
  const isCurrent = useIsHydrated() && pathname === props.to;
  return <AppLink aria-current={isCurrent ? "page" : undefined} {...props} />;
}
