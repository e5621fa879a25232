import type { Friendship } from "../chart/dignity/friendship.ts";
import type { Gana, LuminousGraha, Nadi, Rasi, Tara, Varna, VasyaClass, Yoni } from "../ids.ts";
import type { Reason } from "../reason.ts";

/** The same of both births. */
export type Pair<T> = { readonly groom: T; readonly bride: T };

export type KootaFacts = {
  readonly "koota.varna": Pair<Varna>;
  readonly "koota.vasya": Pair<VasyaClass>;
  /** What the star of each is to that of the other. */
  readonly "koota.tara": Pair<Tara>;
  readonly "koota.yoni": Pair<Yoni>;
  /** Lords of the Moon signs, and how each regards the other; a lord is its own friend. */
  readonly "koota.graha_maitri": Pair<LuminousGraha> & {
    readonly groomRegards: Friendship;
    readonly brideRegards: Friendship;
  };
  readonly "koota.gana": Pair<Gana>;
  /** `signCount`: the groom's sign counted from the bride's, 1 to 12. */
  readonly "koota.bhakoot": Pair<Rasi> & { readonly signCount: number };
  readonly "koota.nadi": Pair<Nadi>;
};
export type KootaReason = Reason<KootaFacts>;
