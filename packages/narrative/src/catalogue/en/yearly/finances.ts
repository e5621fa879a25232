import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_FINANCES_EN: YearAspectWords = {
  verdict: {
    good: [
      "money {comes|came} in with fewer reminders",
      "your accounts {stand|stood} better at the end than at the start",
      "income {is|was} ahead of expenses",
      "each month {leaves|left} some money over",
    ],
    even: [
      "income and expenses {keep|kept} step with each other",
      "money {is|was} enough, with little to spare",
      "what {comes|came} in as income {goes|went} out as bills",
      "money {comes|came} and {goes|went} in equal parts",
    ],
    hard: [
      "money {goes|went} out faster than you {plan|planned}",
      "the budget {is|was} tight, and each bill {is|was} felt",
      "expenses {arrive|arrived} before the income that should pay them",
      "savings {shrink|shrank} a little each month",
    ],
  },
  house: {
    good: [
      ["your own effort {brings|brought} money in", "you {decide|decided} well about your own income"],
      [
        "savings {grow|grew}, and money owed to you {comes|came} back",
        "gold, food and family funds {are|were} well looked after, and money {stays|stayed}",
      ],
      [
        "a small trade, a fee or a piece of writing {adds|added} to your income",
        "you {ask|asked} for a better price and {get|got} it",
      ],
      [
        "money {goes|went} into the home and {is|was} well spent: furnishings, a vehicle, a lower rent",
        "land or a house {brings|brought} a gain",
      ],
      ["a considered investment {gives|gave} a return", "money spent on children or study {is|was} well spent"],
      ["a loan {is|was} paid down", "a disputed bill {is|was} settled in your favour, and money {is|was} freed"],
      ["a shared account or a contract {brings|brought} profit", "a partner's income {helps|helped} yours"],
      ["money from insurance, tax or an inheritance {comes|came} through", "a debt you had written off {is|was} paid"],
      ["income {comes|came} from far away or through an elder's goodwill", "luck {has|had} a hand in a purchase"],
      ["your salary {is|was} spoken of, and the figure {is|was} better", "regular work {brings|brought} regular money"],
      ["gains {come|came} from several sides, and income {rises|rose}", "an old hope about money {is|was} met"],
      [
        "you {spend|spent} on good things and {do|did} not regret the price",
        "money sent or earned abroad {arrives|arrived}",
      ],
    ],
    hard: [
      [
        "you {spend|spent} on yourself and {feel|felt} it in the accounts",
        "money decisions {are|were} made in too much haste",
      ],
      ["family needs {draw|drew} on savings", "words about money {are|were} sharper than the sums {deserve|deserved}"],
      ["small purchases {add|added} up to a large bill", "messages and errands {cost|cost} money that nobody counted"],
      ["a repair, the rent or a vehicle {costs|cost} more than planned", "money {is|was} tied up in house or land"],
      ["a risky investment {gives|gave} little back", "fees and lessons {weigh|weighed} on the budget"],
      [
        "interest and old debts {ask|asked} for their money",
        "a bill from a doctor or a lawyer {waits|waited} to be paid",
      ],
      ["a shared expense {falls|fell} mostly on you", "a contract {costs|cost} more money than it {promises|promised}"],
      [
        "money {is|was} held up in an office or in another's hands",
        "unexpected expenses {come|came}, and savings {carry|carried} them",
      ],
      [
        "luck with prices {is|was} absent, and plans for money far away {wait|waited}",
        "gifts and duties to elders {stretch|stretched} the budget",
      ],
      ["the salary {is|was} promised and paid late", "work {costs|cost} you money before it {pays|paid}"],
      [
        "expected gains {come|came} in part, and income {is|was} late",
        "money lent in your circle {is|was} slow to return",
      ],
      [
        "expenses {run|ran} ahead: travel, a hospital bill, somebody else's need",
        "you {pay|paid} for comfort at night and for things you hardly {use|used}: money without a trace",
      ],
    ],
  },
  graha: {
    good: {
      sun: ["government, an employer or your father {helps|helped} your income"],
      mars: ["land, machines or a bold bid {bring|brought} money"],
      mercury: ["careful accounts and quick sums {save|saved} you money"],
      jupiter: ["sound advice {makes|made} savings grow"],
      venus: ["pretty things {are|were} bought at a good price"],
      saturn: ["steady saving {shows|showed} its result in the bank"],
      rahu: ["income {comes|came} from a new trade or from strangers"],
      ketu: ["you {need|needed} less, and money {stays|stayed} where it {is|was}"],
    },
    hard: {
      sun: ["taxes and fees {ask|asked} for money first"],
      mars: ["a purchase in anger or haste {proves|proved} dear in price"],
      mercury: ["a figure {is|was} misread, and a bill {has|had} to be paid twice"],
      jupiter: ["generosity {costs|cost} more money than the budget {knows|knew}"],
      venus: ["comfort and clothes {cost|cost} more than planned in the budget"],
      saturn: ["money {comes|came} late and only for work already done"],
      rahu: ["an offer of quick money {is|was} not what it {seems|seemed}"],
      ketu: ["money {slips|slipped} away through forgetting: a fee, a date, a lost receipt"],
    },
  },
  advice: {
    go: [
      "Talk about your salary or your price now",
      "Put part of the income aside before it is spent",
      "Settle an old debt while money is easy",
      "Make the large purchase you have saved for",
    ],
    wait: [
      "Keep receipts, and sleep a night before every large purchase",
      "Do not sign for anyone else's loan",
      "Write down each expense for a month",
      "Put off new loans and large expenses until the accounts are calm",
    ],
  },
  best: ["money {is|was} the easiest matter of these months", "what {goes|went} best {is|was} income"],
  weak: [
    "money {is|was} what {asks|asked} for the most care",
    "the budget {is|was} the tightest place of these months",
  ],
};
