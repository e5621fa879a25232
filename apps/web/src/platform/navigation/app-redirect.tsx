import { Navigate, useLocation } from "react-router";
import { keepId } from "./keep-id.ts";

/** Redirects without a step in the history, with the `id` of the present address. */
export function AppRedirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={keepId(to, search)} replace />;
}
