import { Link, type LinkProps, NavLink, type NavLinkProps, useLocation } from "react-router";
import { keepId } from "./keep-id.ts";

/** A link inside the app. The `id` of the present address goes with it. */
export function AppLink({ to, ...rest }: Omit<LinkProps, "to"> & { readonly to: string }) {
  const { search } = useLocation();
  return <Link to={keepId(to, search)} {...rest} />;
}

/** The same in a menu: it carries `aria-current="page"` where it leads to the page shown. */
export function AppNavLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { readonly to: string }) {
  const { search } = useLocation();
  return <NavLink to={keepId(to, search)} end {...rest} />;
}
