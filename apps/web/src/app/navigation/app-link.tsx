import { Link, type LinkProps, NavLink, type NavLinkProps, useLocation } from "react-router";
import { useIsAwake } from "../use-is-awake.ts";
import { keepId } from "./keep-id.ts";

function useKeptId(to: string): string {
  const { search } = useLocation();
  return keepId(to, useIsAwake() ? search : "");
}

/** A link inside the app. The `id` of the present address goes with it. */
export function AppLink({ to, ...rest }: Omit<LinkProps, "to"> & { readonly to: string }) {
  return <Link to={useKeptId(to)} {...rest} />;
}

/** The same in a menu: it carries `aria-current="page"` where it leads to the page shown. */
export function AppNavLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { readonly to: string }) {
  return <NavLink to={useKeptId(to)} end {...rest} />;
}
