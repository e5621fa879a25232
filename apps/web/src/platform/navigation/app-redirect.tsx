import { Navigate, useLocation } from "react-router";
import { keepId } from "./keep-id.ts";

/** Leads on without leaving a step in the history; the `id` of the present address goes with it. */
export function AppRedirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={keepId(to, search)} replace />;
}
