import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_FINANCES_EN: YearAspectWords = {
  verdict: {
    good: [
      "money matters {go|went} more smoothly than you {are|were} used to",
      "your accounts {are|were} easy to keep in order",
      "income and expenses {are|were} under control",
      "saving {is|was} easier when it {comes|came} before spending",
    ],
    even: [
      "income and expenses {are|were} about equal",
      "a simple budget {is|was} enough for your money",
      "the income {is|was} enough for the bills, with little left over",
      "as much money {goes|went} out as {comes|came} in",
    ],
    hard: [
      "money {goes|went} out faster than you {plan|planned}",
      "the budget {is|was} tight, and each bill {is|was} hard to pay",
      "expenses {arrive|arrived} before the income that {is|was} meant for them",
      "your savings {are|were} hard to protect from the wishes of the month",
    ],
  },
  house: {
    good: [
      [
        "your own effort {counts|counted} most for your income",
        "you {decide|decided} well about your own income",
        "you {set|set} a limit for your spending and {keep|kept} to it with ease",
        "you {ask|asked} the price first and {decide|decided} afterwards",
      ],
      [
        "saving {comes|came} easily, and you {can|could} ask for money owed to you",
        "gold, food and family money {are|were} well looked after",
        "household expenses {are|were} easier to keep within the income",
        "an old family deposit {deserves|deserved} a fresh look at its terms",
      ],
      [
        "you put a fair price on a small service or a piece of writing",
        "you {have|had} the courage to ask for a better price",
        "many small payments {are|were} worth writing down, because they {add|added} up",
        "a small loan between brothers, sisters or neighbours {can|could} be settled without hard words",
      ],
      [
        "money {goes|went} into the home and {is|was} well spent: furnishings, a vehicle, a repair",
        "the papers and accounts of land or a house {are|were} put in order",
        "the rent you {take|took} or {pay|paid} {is|was} settled on fair terms",
        "it {is|was} worth asking for a second price for work at home",
      ],
      [
        "a long look at an investment {is|was} worth more than a quick one",
        "money spent on children or study {is|was} well spent",
        "an idea of yours {is|was} worth writing down, with its costs and a fair price",
        "fees for a course or a child {are|were} paid in good time",
      ],
      [
        "the repayment of a loan {is|was} easier to plan",
        "a disputed bill {can|could} be talked over calmly, figure by figure",
        "day-to-day expenses {are|were} kept in order, each with its receipt",
        "a careful look at old bills {is|was} worth the evening it {takes|took}",
      ],
      [
        "a shared account or a contract {is|was} kept in plain figures, to the good of both",
        "you and a partner {plan|planned} income and expenses together",
        "a bargain between two sides {ends|ended} at a price that {suits|suited} both",
        "the two of you {plan|planned} a large purchase and {agree|agreed} on the sum",
      ],
      [
        "insurance, tax and shared money {are|were} put in order, paper by paper",
        "a debt owed to you for years {deserves|deserved} one more polite letter",
        "an old account or policy {is|was} looked up and listed",
        "a question about arrears of pay {is|was} worth repeating",
      ],
      [
        "an elder's goodwill {helps|helped} you to a wiser plan for your income",
        "a purchase {is|was} made without hurry, and you {are|were} glad of it",
        "good advice from an elder {keeps|kept} you from a poor purchase",
        "a ceremony or a gift {is|was} planned within the budget, without borrowing",
      ],
      [
        "it {is|was} a good time to speak about your salary",
        "regular work {is|was} a sound basis for a regular budget",
        "extra duties at work {are|were} a reason to ask about extra pay",
        "your good name in your trade {is|was} worth more than a cut in the price",
      ],
      [
        "each source of income {deserves|deserved} an account of its own",
        "an old hope about money {can|could} be put into figures",
        "friends {point|pointed} you to a fair price or a useful saving",
        "a fixed share {goes|went} straight into savings",
      ],
      [
        "you {spend|spent} on good things and {do|did} not regret the price",
        "papers about money sent or earned abroad {are|were} checked in peace",
        "a purchase for rest and comfort {is|was} worth its price",
        "an old expense that nobody {needs|needed} {is|was} cancelled for good",
      ],
    ],
    hard: [
      [
        "you {spend|spent} on yourself and {feel|felt} it in the accounts",
        "money decisions {are|were} made in too much haste",
        "everyone {asks|asked} you first when there {is|was} something to pay",
        "your own wishes {are|were} larger than the budget for the month",
      ],
      [
        "family needs {draw|drew} on savings",
        "people {speak|spoke} too sharply about small sums of money",
        "food and festivals {take|took} more of the budget than usual",
        "the savings for one purpose {are|were} used for another",
      ],
      [
        "small purchases {add|added} up to a large bill",
        "small trips and phone bills {cost|cost} money that nobody counted",
        "bargaining {takes|took} long and {saves|saved} little money",
        "phone, fuel and fares {fill|filled} half the list of expenses",
      ],
      [
        "a repair, the rent or a vehicle {costs|cost} more than planned",
        "your money {is|was} in a house or in land, and you {cannot|could not} use it for a while",
        "papers of a house or a plot {ask|asked} for a fee at each counter, and the bill {grows|grew}",
        "a purchase for the home {costs|cost} more than the price on its label",
      ],
      [
        "a risky investment {gives|gave} little back",
        "fees and lessons {take|took} much of the budget",
        "money put into a hopeful plan {takes|took} its time to return",
        "children's wishes {grow|grew} faster than the budget",
      ],
      [
        "interest on old loans {adds|added} to the bills",
        "a bill from a doctor or a lawyer {waits|waited} to be paid",
        "several instalments {fall|fell} into the same week",
        "medicine, repairs and small fines {take|took} some of the savings",
      ],
      [
        "a shared expense {falls|fell} mostly on you",
        "a contract {brings|brought} expenses that nobody had mentioned",
        "the other side {reads|read} the terms of payment in its own way",
        "one of two incomes in the house {comes|came} late",
      ],
      [
        "money {is|was} held up in an office or in another's hands",
        "unexpected expenses {come|came}, and you {pay|paid} them from savings",
        "tax or insurance {takes|took} a sum that {is|was} not in the budget",
        "money that you lent {comes|came} back in small parts, or on a later date",
      ],
      [
        "you {have|had} little luck with prices, and a plan to invest {waits|waited}",
        "gifts and duties to elders {need|needed} a larger part of the budget",
        "an expected sum from far away {is|was} late, and some bills {wait|waited} with it",
        "a pilgrimage or a ceremony {adds|added} expenses that {are|were} not on the list",
      ],
      [
        "the salary {is|was} promised and paid late",
        "work {costs|cost} you money before it {pays|paid}",
        "your work {brings|brought} expenses that {are|were} refunded slowly",
        "the income {stays|stayed} the same while the duties {grow|grew}",
      ],
      [
        "you {have|had} to wait patiently for income and for an expected gain",
        "money lent in your circle {is|was} slow to return",
        "part of each gain {goes|went} to an old obligation",
        "a joint fund with friends {runs|ran} short of money, and you {fill|filled} the gap",
      ],
      [
        "expenses {are|were} higher than planned: travel, a repair, somebody else's need",
        "you {spend|spent} money on comforts and things you hardly {use|used}",
        "money {goes|went} on many small things and {is|was} slow to come back",
        "money for a stay away from home {is|was} not so well spent",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "an employer, an office or an elder {is|was} ready to talk about income",
        "a payment due from an office or from the state {is|was} worth a reminder",
        "a bill {is|was} best handed in person to the one in charge",
      ],
      mars: [
        "you {name|named} your price without hesitation",
        "a debt {can|could} be claimed firmly and without a quarrel",
        "you {settle|settled} an expense at once and {save|saved} the later charge",
      ],
      mercury: [
        "careful accounts and quick sums {save|saved} you money",
        "in buying and selling you {take|took} a second look at the price",
        "a clear message about a bill {clears|cleared} up what was owed",
      ],
      jupiter: [
        "sound advice {makes|made} a good plan for savings",
        "an elder or a teacher {helps|helped} with a decision about money",
        "savings for a good purpose {are|were} a pleasure to plan",
      ],
      venus: [
        "you {have|had} an eye for pretty things and for a fair price",
        "a gift made by hand {is|was} worth more than its price",
        "jewellery or cloth {is|was} bought within the budget and not for show",
      ],
      saturn: [
        "steady saving {suits|suited} you, a fixed sum on a fixed day",
        "an old loan {grows|grew} smaller, one instalment after another",
        "a regular budget {suits|suited} you, with the bills paid first",
      ],
      rahu: [
        "a new source of income {is|was} studied on paper before it {is|was} tried",
        "a new way of keeping accounts or of paying {suits|suited} you",
        "an unusual purchase {is|was} thought over for a week and then decided",
      ],
      ketu: [
        "you {need|needed} less, and the budget {is|was} lighter for it",
        "a cancelled contract {ends|ended} an old expense",
        "an old account {is|was} counted once more, and closed if it {has|had} no use",
      ],
    },
    hard: {
      sun: [
        "taxes and fees {ask|asked} for money first",
        "your position {obliges|obliged} you to spend more than you {like|liked}",
        "a payment from an office {waits|waited} for one more signature",
      ],
      mars: [
        "a purchase made in anger or haste {has|had} too high a price",
        "machines and vehicles {ask|asked} for repairs and money",
        "a dispute over a boundary or a share {costs|cost} fees",
      ],
      mercury: [
        "a figure {is|was} misread, and a bill {has|had} to be paid twice",
        "a small clause in a contract {adds|added} to the bill",
        "many tiny purchases {add|added} up, and you {do|did} not know where the money {goes|went}",
      ],
      jupiter: [
        "you {give|gave} freely, and the budget {is|was} too small for it",
        "gifts and ceremonies {go|went} beyond the sum set aside in the budget",
        "a promise of profit from a well-meaning adviser {wants|wanted} a second opinion",
      ],
      venus: [
        "comfort and clothes {take|took} too large a part of the budget",
        "a pretty thing {costs|cost} money twice: in the shop, and at the first repair",
        "parties and outings {use|used} up some of the savings",
      ],
      saturn: [
        "money {comes|came} late and only for work already done",
        "old debts {take|took} their share before new income {is|was} counted",
        "each rupee of income {asks|asked} for more hours than usual",
      ],
      rahu: [
        "an offer of quick money {is|was} not what it {seems|seemed}",
        "there {is|was} an expense that nobody had thought of",
        "news of other people's gains {tempts|tempted} you to a hasty purchase",
      ],
      ketu: [
        "you {lose|lost} money by forgetting things: a fee, a date, a receipt",
        "you {look|looked} at the accounts less often, and a bill {lies|lay} unopened for a while",
        "you {give|gave} up a part of what {is|was} owed to you, and the account {is|was} closed",
      ],
    },
  },
  lives: [
    {
      good: [
        "those who live on a salary {do|did} well to plan the month on its first day. Bills {are|were} paid in the first week, a fixed sum {goes|went} into savings, and a small wish {has|had} its own line in the budget",
        "if you {earn|earned} a fixed wage, it {is|was} a good time to ask about arrears or an allowance, politely and in writing. An old bill {comes|came} first in the plan, and savings second, before anyone {can|could} ask for the money",
        "a household with one salary {looks|looked} at its costs together. One subscription {is|was} given up without being missed, prices {are|were} compared before the festival, and the cash for it {is|was} put aside in small parts",
        "on a monthly income there {is|was} room to plan. The festival costs {are|were} put aside early, the school bill {has|had} its date on the calendar, and a small reserve {makes|made} it easier not to borrow before payday",
      ],
      even: [
        "those with a fixed salary {see|saw} it come in punctually and go out just as punctually. Rent, groceries and the phone bill {take|took} their known shares, and one dinner at home instead of outside {pays|paid} for a small treat",
        "if you {live|lived} on your wages, one month {leaves|left} a little over and the next {needs|needed} it. A wedding gift or a new pair of glasses {is|was} the largest expense, and the savings {stay|stayed} about where they {started|had started}",
        "on the first Sunday of the month there {is|was} a look at pay and prices. Those who {keep|kept} an account book {find|found} the same sum at the bottom of each page, which {is|was} neither exciting nor bad for a budget",
        "salaried people {have|had} the money, and each part of it {has|had} its use. A repayment {ends|ended} and a school fee {takes|took} its place in the budget, and the last week before payday {is|was} the careful one, as usual",
      ],
      hard: [
        "those who live on a salary {have|had} to wait for it, in one month for some days. The rent {falls|fell} due all the same, and a word to the landlord before the date {does|did} more good than money found in haste after it",
        "if your pay {is|was} fixed, the third week of the month {is|was} the hard one. Groceries cost more than the list {allows|allowed}, an expense from last month {comes|came} late, and the new shoes {wait|waited} for the next salary",
        "someone with a monthly wage {finds|found} a deduction on the slip that nobody {has|had} explained. The accounts office {takes|took} its time, and until it {answers|answered} the household {lives|lived} on a smaller budget and {manages|managed}",
        "two bills {come|came} in the week when the salary {is|was} already divided. One {is|was} paid in parts, the other {waits|waited} for the next pay, and the family {learns|learned} which expenses it hardly {misses|missed}",
      ],
    },
    {
      good: [
        "if the shop or the trade {is|was} yours, it {is|was} a good time for clear terms. Customers {hear|heard} the price and the day of payment at once, stock {is|was} bought for what {sells|sold}, and the cash {is|was} counted each evening",
        "a small firm {looks|looked} through its old bills. A friendly letter {goes|went} to each customer who {owes|owed} money, with the sum and a date in it, and in the plans for any profit better stock {comes|came} before a bigger sign",
        "those who work on their own account {have|had} the courage to look at their price. What the work {costs|cost} in hours and rent {is|was} written down, and regular customers {hear|heard} of a change in the price in good time",
        "in trade the accounts {are|were} put in order without much trouble. You {ask|asked} a supplier about terms for prompt payment, {compare|compared} the costs of repairs, and {know|knew} each evening where the money {stands|stood}",
      ],
      even: [
        "for a shopkeeper the good market days {pay|paid} for the quiet ones. Cash {moves|moved} through the drawer all week, and on Saturday what {is|was} left as profit {is|was} about what {is|was} left the Saturday before",
        "if you {run|ran} a business, one customer {pays|paid} early and another {asks|asked} for a month. The accounts {balance|balanced} in the end, and the money for new stock {is|was} counted before the order {is|was} given",
        "those in trade {make|made} a little money on many things and much on none. What a good week {gives|gave} as profit {goes|went} into transport and packing, whose prices {have|had} changed without much notice",
        "someone with a small business {has|had} many orders and small profits. The price {covers|covered} the work with something to spare, and a second look at two old suppliers {shows|showed} where costs {can|could} come down",
      ],
      hard: [
        "those who sell from a shop {let|let} too many bills run on credit. Customers {mean|meant} well and {pay|paid} late, and the supplier's bill {is|was} paid only because the next order {waits|waited} for a couple of weeks",
        "if the business {is|was} your own, a large customer {takes|took} more time for payment. The helpers' wages and the rent {come|came} first, so your own share of the income {is|was} the one that {waits|waited}",
        "in trade the costs {move|moved} before the prices {do|did}. A bag of raw material {is|was} dearer than in the last bill, regular customers {bargain|bargained} longer, and the profit on each piece {is|was} small",
        "a small trader {has|had} money lying in stock that {sells|sold} slowly. Some of it {goes|went} at a lower price to free the cash, and the next purchase {is|was} decided by what people {ask|asked} for rather than by a discount",
      ],
    },
    {
      good: [
        "those who pay off a loan {keep|kept} its dates by a clear plan. The instalment {comes|came} before other expenses, a small extra sum {goes|went} to the debt where a month {allows|allowed} it, and the bank's letters {lie|lay} in one place",
        "if a house or a vehicle {is|was} being paid for, the family {talks|talked} about the instalments openly. Each debt {has|had} its line in the budget, and the use of the money after the last payment {is|was} decided together",
        "someone with several debts {begins|began} with the smallest and most annoying of them. A plan for the others {hangs|hung} on the wall, each receipt {is|was} put away with some pleasure, and a lender who {asks|asked} for money {gets|got} a date",
        "it {is|was} a good time to ask the bank about the rate of a loan, and to compare it with another. The instalment {has|had} its line in the budget, and the months with many expenses {have|had} a reserve of their own",
      ],
      even: [
        "for those with a loan the instalment {leaves|left} the account each month and nothing else {happens|happened}. The debt {grows|grew} smaller at its slow pace, and in the budget the sum {has|had} its place beside rent and milk",
        "if you {are|were} paying off a debt, the dates {are|were} kept and little {is|was} left for paying faster. A gift in cash or a small bonus {is|was} divided: half {goes|went} to the loan and half to something overdue at home",
        "people with a housing loan {compare|compared} figures with a neighbour and {find|found} the terms much alike. The bank {asks|asked} for one more paper about the income, {gets|got} it, and the repayments {go|went} on as agreed",
        "money borrowed within the family {is|was} paid back in small parts. Nobody {counts|counted} the days, though each payment {is|was} written down, and the talk about the loan {is|was} as easy as talk about the weather",
      ],
      hard: [
        "those who have a loan {see|saw} the rate go up by a little. The instalment {takes|took} what used to be the reserve in the budget, and a talk at the bank about a longer term {brings|brought} some relief in the monthly sum",
        "if there {are|were} two loans in the house, their dates {come|came} close together. One payment {is|was} a few days late and {costs|cost} a small charge, and after that the reminders for both debts {hang|hung} beside the calendar",
        "someone who borrowed for a wedding or a course {finds|found} that the debt {lasts|lasted} longer than the pleasure. New purchases {are|were} put off, the sale of a spare vehicle {is|was} talked about, and the loan {shrinks|shrank} by small sums",
        "a friend or a relative {asks|asked} for the return of a loan sooner than agreed. Half of that debt {is|was} paid at once and the rest in parts, and the plain talk about the sum {keeps|kept} the goodwill between the two",
      ],
    },
    {
      good: [
        "those who save for later {set|set} a goal and a name for each deposit. The terms {are|were} compared before it {is|was} renewed, and the money meant for a house or a child's studies {is|was} kept for that alone",
        "if you {live|lived} on a pension, a question about its arrears {is|was} worth a visit to the bank. The chemist and the milkman {are|were} paid on their day, and a gift for a grandchild {has|had} its small place in the budget",
        "someone who {puts|put} away a little money each month {keeps|kept} to the day. The bank book {is|was} looked at from time to time, and the talk at home {is|was} of what the savings {are|were} for rather than of whether they {last|lasted}",
        "older people with deposits {put|put} their papers in order. Insurance and bonds {are|were} listed in one notebook, the interest {has|had} its use in the budget, and someone they {trust|trusted} {is|was} shown where everything {lies|lay}",
      ],
      even: [
        "for those who save, the monthly sum {goes|went} in and the year's large expenses {take|took} a part of it out. Insurance and tax {are|were} paid from what {has|had} been kept for them, and the rest of the savings {is|was} not touched",
        "if you {live|lived} on savings, the expenses {keep|kept} within what the deposits {give|gave}. A repair at home {is|was} a little above plan, electricity a little below it, and the account {ends|ended} near the figure it began with",
        "a couple who put money aside {argue|argued} mildly over gold or a deposit and {choose|chose} some of each. Neither kind of saving {gains|gained} much in so short a time, and both {are|were} written down in the same old notebook",
        "pensioners {stand|stood} in the queue at the bank, {show|showed} their papers and {get|got} what they {are|were} due. Prices at the market {are|were} the chief topic there, and the money {lasts|lasted} just to the end of the month",
      ],
      hard: [
        "those with savings for something larger {have|had} to take a part of them out. The expense {is|was} a real one and {cannot|could not} be put off, and the habit of saving {goes|went} on with a smaller sum from the very next month",
        "if a pension {is|was} your income, a missing paper {holds|held} up one payment. A second visit to the bank {sets|set} it right, and until the money {comes|came} the household {lives|lived} simply and {is|was} open about it with the grocer",
        "older people who live on deposits {find|found} the interest lower at renewal. The budget {loses|lost} some comforts first, a trip and a new fan among them, while medicine and food {keep|kept} their place in the expenses",
        "someone who invested for later {looks|looked} at the figures too often and {sees|saw} them fall. The money {is|was} left where it {is|was}, and after some weeks the prices {are|were} looked up on Sundays only",
      ],
    },
  ],
  trend: {
    up: [
      "it {is|was} easier to keep to a budget than in the three months before",
      "there {is|was} more room in the budget than in the quarter before",
      "expenses {are|were} planned with less trouble than in the months before",
      "bills {are|were} easier to plan for than three months earlier",
    ],
    level: [
      "bills and payments {are|were} much the same as in the three months before",
      "you {earn|earned} and {spend|spent} about the same money as in the quarter before",
      "the accounts {look|looked} like those of the months before",
      "in the budget little {changes|changed} from one quarter to the next",
    ],
    down: [
      "you {have|had} to be more careful with money than in the three months before",
      "your expenses {are|were} larger than in the quarter before",
      "your income {comes|came} more slowly than in the months before",
      "there {is|was} less room in the budget than three months earlier",
    ],
  },
  advice: {
    go: [
      "Talk about your salary or your price now",
      "Put part of the income aside before it is spent",
      "Settle an old debt while it is easy to pay",
      "Plan the large purchase you have saved for, and compare the prices",
      "Ask the bank once more about the rate on your loan",
      "Send out the bills that are still lying on your desk",
      "Open a small deposit for one purpose and give it that name",
      "Review your insurance and pay for what you need, no more",
    ],
    wait: [
      "Keep receipts, and wait a night before every large purchase",
      "Do not sign for anyone else's loan",
      "Write down each expense for a month",
      "Put off new loans and large expenses until the accounts are calm",
      "Pay the smallest bill first, and leave no bill unopened",
      "Keep away from an investment that you cannot explain to a child",
      "Tell the lender before the date if a payment is going to be late",
      "Agree at home on a sum above which nobody spends alone",
    ],
  },
  best: [
    "money {is|was} the easiest matter of these months",
    "what {goes|went} best {is|was} the care of money: accounts, savings, prices",
  ],
  weak: [
    "money {is|was} what {asks|asked} for the most care",
    "the budget {is|was} the hardest matter of these months",
  ],
};
