/** Rules whose facts are counted from the ascendant. Where the time of birth is not known they say nothing that is known. */
const OF_THE_LAGNA = [
  /^nature\./,
  /^dasha_lord\.house$/,
  /^placement\.(house|whole_sign_houses)$/,
  /^kaalsarp\.rahu_house$/,
  /^gem\.(lord_of_house|fit|best_of_unfit|functional_malefic|in_dusthana|maraka|tables_name_it|benefit_ruled|benefit_placed)$/,
];

export const restsOnLagna = (rule: string): boolean => OF_THE_LAGNA.some((pattern) => pattern.test(rule));
