import { use } from "react";
import { useLocation } from "react-router";
import { useOnceHydrated } from "../hydration/use-once-hydrated.ts";
import { WrittenAtAddress } from "../hydration/written-at-address.ts";
import { useIsNewBuildWaiting } from "../offline/use-is-new-build-waiting.ts";
import { keepId } from "./keep-id.ts";
import { RouterLink, type RouterLinkProps } from "./router-link.tsx";
import { viewMark } from "./view-address.ts";

type AppLinkProps = RouterLinkProps & {
  /** It leads to the visitor's own person also from the page of a view. */
  readonly isOwn?: boolean;
};

/**
 * A link inside the app. It keeps the `id` of the present address, or the mark of its view. Where a newer build waits it
 * opens the page from the server, which sends the new one.
 */
export function AppLink({ to, isOwn = false, ...rest }: AppLinkProps) {
  const { search } = useLocation();
  const kept = useOnceHydrated(isOwn && viewMark(search) !== null ? "" : search, "");
  // A jump within the page opens none.
  const opensNewBuild = useIsNewBuildWaiting() && to.startsWith("/");
  return <RouterLink to={keepId(to, kept)} reloadDocument={opensNewBuild} {...rest} />;
}

interface AppNavLinkProps extends AppLinkProps {
  /** The pages that belong to it, beside its own. */
  readonly section?: RegExp | undefined;
}

/** The same in a menu: `aria-current` is "page" where it leads to the page shown, "true" on a page of its section. */
export function AppNavLink({ section, ...props }: AppNavLinkProps) {
  const { pathname: typed } = useLocation();
  const pathname = typed.replace(/(.)\/+$/, "$1");
  const own = pathname === props.to.replace(/\?.*$/, "") ? "page" : section?.test(pathname) ? "true" : undefined;
  // The page of any path was written at the address of the home page: there it is known only after hydration.
  const before = use(WrittenAtAddress) ? own : undefined;
  return <AppLink aria-current={useOnceHydrated(own, before)} {...props} />;
}
