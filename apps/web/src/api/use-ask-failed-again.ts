import { useQueryClient } from "@tanstack/react-query";

/** Asks again whatever else of the page has failed: one press is enough when the server was gone for a moment. */
export function useAskFailedAgain(): () => void {
  const client = useQueryClient();
  return () =>
    void client.refetchQueries(
      { type: "active", predicate: ({ state }) => state.status === "error" },
      { cancelRefetch: false },
    );
}
