import { useCallback } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { keepId } from "./keep-id.ts";

/** Goes to a path of the app; with the `id` of the present address. */
export function useAppNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (to, options) => {
      void navigate(keepId(to, search), options);
    },
    [navigate, search],
  );
}
