import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isRefusal } from "#api/api-error.ts";
import { getUser } from "#api/get-user.ts";
import { rememberPerson } from "../details/user-details-store.ts";

/** How a person of the list becomes that of the session, and their chart is shown; null for the one who is that already. */
export function useOpenPerson(id: string | null, close: () => Promise<void>) {
  const queryClient = useQueryClient();
  // Without the id of the address: that is another person's, and who opens the list of a device shares no link.
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);

  async function open(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    setFailure(null);
    try {
      const details = id === null ? null : await queryClient.fetchQuery(getUser(id));
      await close();
      if (details) rememberPerson(details, id);
      await navigate("/results");
    } catch (error) {
      setOpening(false);
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return { open, isOpening, failure, isGone: isRefusal(failure) };
}
