import { useQueryClient } from "@tanstack/react-query";
import { PERSONAL_ROUTES } from "@vedanga/contract";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { forgetUser } from "#api/forget-user.ts";
import { forgetPerson, sessionRecordId } from "../details/user-details-store.ts";
import { justErased } from "./just-erased.ts";

const isOfPerson = (pathname: string): boolean => PERSONAL_ROUTES.has(pathname) || pathname === "/calculator";

/**
 * Lets go of a person who has been erased: of the page, where it shows them, and of all that this tab has about them. The id
 * is null where nobody but this tab has the details.
 */
export function useLetGo(): (id: string | null, beforeLeaving?: () => Promise<void>) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  return async (id, beforeLeaving) => {
    const isShown =
      (id !== null && parameters.get("id") === id) || (sessionRecordId.get() === id && isOfPerson(pathname));
    if (isShown) {
      await beforeLeaving?.();
      justErased.set(true);
      await navigate("/calculator", { replace: true });
    }
    forgetPerson(id);
    if (id !== null) forgetUser(queryClient, id);
    queryClient.removeQueries({ type: "inactive" });
  };
}
