import { useQuery, useQueryClient } from "@tanstack/react-query";
import { APP_BASE, type ShownName } from "@vedanga/contract";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { sharedUser, shareUser } from "#api/share-user.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { viewAddress } from "#platform/navigation/view-address.ts";

export interface ViewLinkState {
  /** Under which name others see the chart; undefined until the server has said it. */
  readonly shown: ShownName | "nobody" | undefined;
  readonly error: Error | null;
  /** The link that shows this name. It is made if it is not there, and then one with another name ends. */
  link(shown: ShownName): Promise<string>;
  /** Whoever has the link sees nothing from now on. */
  end(): Promise<void>;
}

/** The link to see a record, as the server has it. It opens in the language that its sender reads. */
export function useViewLink(recordId: string): ViewLinkState {
  const { lang } = useLanguage();
  const queryClient = useQueryClient();
  const asked = sharedUser(recordId);
  const { data, error } = useQuery(asked);

  async function change(shown: ShownName | "nobody") {
    const shared = await shareUser(recordId, shown);
    queryClient.setQueryData(asked.queryKey, shared);
    return shared;
  }

  return {
    shown: data?.shown,
    error: data ? null : error,
    async link(shown) {
      // At once where it is there already: a browser opens its share sheet only shortly after a press.
      const { view } = data?.shown === shown ? data : await change(shown);
      if (view === null) throw new Error("The server answered no key");
      const path = viewAddress(view, lang === DEFAULT_LANGUAGE ? undefined : lang);
      return `${location.origin}${APP_BASE}${path}`;
    },
    async end() {
      await change("nobody");
    },
  };
}
