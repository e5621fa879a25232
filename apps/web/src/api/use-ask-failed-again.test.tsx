import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { useAskFailedAgain } from "./use-ask-failed-again.ts";

/** What a screen with this client calls. */
function askAgainOf(client: QueryClient): () => void {
  let askAgain: (() => void) | undefined;
  const Screen = () => {
    askAgain = useAskFailedAgain();
    return null;
  };
  renderToString(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  if (!askAgain) throw new Error("the screen was not drawn");
  return askAgain;
}

test("what failed on the page is asked again, and what has an answer is left alone", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = { dashas: 0, gem: 0, charts: 0 };
  let isDown = true;
  const ask = (name: keyof typeof asked, fails: boolean) => {
    const queryFn = async () => {
      asked[name]++;
      if (fails && isDown) throw new Error("gone");
      return name;
    };
    onTestFinished(new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => {}));
  };
  ask("dashas", true);
  ask("gem", true);
  ask("charts", false);
  await vi.waitFor(() => expect(client.getQueryState(["gem"])?.status).toBe("error"));
  isDown = false;
  askAgainOf(client)();
  await vi.waitFor(() => expect(client.getQueryData(["gem"])).toBe("gem"));
  expect(client.getQueryData(["dashas"])).toBe("dashas");
  expect(asked).toEqual({ dashas: 2, gem: 2, charts: 1 });
});
