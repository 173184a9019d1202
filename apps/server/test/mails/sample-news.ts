// All news that is mailed, by the file that words it: each entry of each file, once for each way it may read.

import type { NewsOnTopic } from '#src/modules/base/notification/notify-member.ts'
import { statementNews } from '#src/modules/books/statement/statement-news.ts'
import { rateNews } from '#src/modules/club/rate/rate-news.ts'
import { portfolioNews } from '#src/modules/holdings/portfolio/portfolio-news.ts'
import { subscriptionNews } from '#src/modules/holdings/subscription/subscription-news.ts'
import { chargebackNews } from '#src/modules/money/chargeback/chargeback-news.ts'
import { paymentNews } from '#src/modules/money/payment/payment-news.ts'
import { payoutNews } from '#src/modules/money/payout/payout-news.ts'
import { refundNews } from '#src/modules/money/refund/refund-news.ts'
import { returnsNews } from '#src/modules/money/returns/returns-news.ts'
import { transferNews } from '#src/modules/money/transfer/transfer-news.ts'
import { unmatchedNews } from '#src/modules/money/unmatched/unmatched-news.ts'
import { withdrawalNews } from '#src/modules/money/withdrawal/withdrawal-news.ts'
import { bankAccountNews } from '#src/modules/people/bank-account/bank-account-news.ts'
import { documentNews } from '#src/modules/people/kyc/document-news.ts'
import { kycCaseNews } from '#src/modules/people/kyc-case/kyc-case-news.ts'
import { termsNews } from '#src/modules/people/terms/terms-news.ts'
import { exportNews } from '#src/modules/whole/data-export/export-news.ts'
import {
  card,
  chargeback,
  deposit,
  dollars,
  exchanged,
  naira,
  payment,
  plan,
  portfolio,
  refund,
  run,
  share,
  short,
  subscription,
  unmatched,
  withdrawal,
} from './sample-facts.ts'

export type DeskNews = { readonly title: string; readonly body: string; readonly action: string }
/** By the name of each way that it may read. */
type Ways = Readonly<Record<string, NewsOnTopic>>
type Samples<News> = { readonly [Entry in keyof News]: NewsOnTopic | Ways }
type MembersOf<News> = Omit<News, 'toDesk' | 'toBatch' | 'lateAtDesk' | 'owedToDesk'>

const reason = 'The name on it is not the name on your account.'
const paid = { value: naira(1_340_000n), wasRecurring: true }

const payments: Samples<typeof paymentNews> = {
  arrived: {
    inPlan: paymentNews.arrived(payment, plan),
    inWallet: paymentNews.arrived(deposit, undefined),
    exchanged: paymentNews.arrived(exchanged, plan),
  },
  divided: paymentNews.divided(
    { ...payment, receivedMinor: payment.totalMinor + 50_000_00n },
    plan,
    naira(50_000n),
  ),
  missed: {
    tooLate: paymentNews.missed(payment, plan, { why: 'too late', minimum: naira(100_000n) }),
    otherCurrency: paymentNews.missed(exchanged, plan, {
      why: 'other currency',
      minimum: naira(100_000n),
    }),
    belowMinimum: paymentNews.missed(short, plan, {
      why: 'below minimum',
      minimum: naira(100_000n),
    }),
  },
  unconverted: {
    tooLittle: paymentNews.unconverted(payment, 'too little'),
    tooMuch: paymentNews.unconverted(payment, 'too much'),
  },
  cameAgain: {
    same: paymentNews.cameAgain(payment, payment),
    other: paymentNews.cameAgain(short, payment),
  },
  failed: paymentNews.failed(payment),
  expired: paymentNews.expired(payment),
  parked: paymentNews.parked(payment, dollars(500n)),
  receiptReceived: paymentNews.receiptReceived(payment),
}

const transfers: Samples<MembersOf<typeof transferNews>> = {
  rejected: transferNews.rejected(payment, 'No such transfer reached our bank.'),
  stillLooking: transferNews.stillLooking(payment),
}

const foundTransfers: Samples<typeof unmatchedNews & typeof statementNews> = {
  assigned: unmatchedNews.assigned(unmatched),
  takenBack: statementNews.takenBack(payment, 'It was sent by another member.', plan),
  takenFromWallet: statementNews.takenFromWallet(naira(75_000n), 'It was sent by another member.'),
}

const refunds: Samples<typeof refundNews> = {
  sent: refundNews.sent(payment, refund),
  toWallet: refundNews.toWallet(payment, refund),
  paid: refundNews.paid(payment, refund),
  notYet: refundNews.notYet(payment, refund),
  failed: refundNews.failed(payment, refund),
  keptBack: refundNews.keptBack(payment, refund),
}

const chargebacks: Samples<MembersOf<typeof chargebackNews>> = {
  opened: chargebackNews.opened(chargeback, payment),
  won: chargebackNews.won({ ...chargeback, status: 'won', recoveredMinor: 50_000_00n }, payment),
  lost: chargebackNews.lost(chargeback, payment),
  corrected: chargebackNews.corrected(
    { ...chargeback, amountMinor: 200_000_00n },
    chargeback,
    payment,
  ),
  recovered: chargebackNews.recovered(
    { ...chargeback, recoveredMinor: 100_000_00n },
    naira(100_000n),
    { from: 'wallet', reason: 'You asked us to settle a part of it.' },
  ),
}

const recurring: Samples<typeof subscriptionNews> = {
  failed: subscriptionNews.failed(subscription, plan, {
    again: '2026-06-04',
    reason: 'There was not enough money on the card.',
  }),
  pastDue: subscriptionNews.pastDue(subscription, plan, 'The card has expired.'),
  noPrice: subscriptionNews.noPrice(subscription, plan, 'There is no exchange rate today.'),
  leftOut: subscriptionNews.leftOut(subscription, plan, '2026-06-01'),
  behind: subscriptionNews.behind(subscription, plan),
  cardExpires: subscriptionNews.cardExpires(card),
}

const portfolios: Samples<typeof portfolioNews> = {
  paidOut: portfolioNews.paidOut(portfolio, paid),
  paidOutFromClosedPlan: portfolioNews.paidOutFromClosedPlan(portfolio, paid),
  endedEmpty: portfolioNews.endedEmpty(portfolio, paid),
  rolledOver: portfolioNews.rolledOver(portfolio, '2027-06-03'),
  closed: portfolioNews.closed(portfolio, { ...paid, reason: 'You asked us to close it.' }),
  maturesSoon: portfolioNews.maturesSoon(portfolio, '2026-06-10'),
}

const loss = { ...share, amountMinor: -9_320_40n, feeMinor: 0n }
const told = { run, plan }
const returns = {
  earned: returnsNews(told, 'posting', [share]),
  earnedInMany: returnsNews(told, 'posting', [share, { ...share, status: 'matured' }]),
  lost: returnsNews(told, 'posting', [loss]),
  takenBack: returnsNews(told, 'reversing', [share]),
  lossTakenBack: returnsNews(told, 'reversing', [loss]),
}

const withdrawals: Samples<MembersOf<typeof withdrawalNews>> = {
  requested: withdrawalNews.requested(withdrawal),
  cancelled: withdrawalNews.cancelled(withdrawal),
  approved: withdrawalNews.approved(withdrawal),
  paidSoon: withdrawalNews.paidSoon(withdrawal),
  refused: withdrawalNews.refused(withdrawal, reason),
  paid: withdrawalNews.paid(withdrawal),
  paidAfterAll: withdrawalNews.paidAfterAll(withdrawal),
  paidAndOwed: withdrawalNews.paidAndOwed(withdrawal),
  failed: withdrawalNews.failed(withdrawal, 'The account is closed.'),
  returned: withdrawalNews.returned(withdrawal, 'The bank could not credit the account.'),
  keptBack: withdrawalNews.keptBack(withdrawal, 'The bank could not credit the account.'),
}

const expiring = { supportEmail: 'support@kinfold.example' }
const documents: Samples<typeof kycCaseNews & typeof documentNews> = {
  decided: {
    approved: kycCaseNews.decided('identity', null),
    rejected: kycCaseNews.decided('identity', 'The photograph is too dark to read.'),
  },
  expires: {
    soon: documentNews.expires({ ...expiring, expiresOn: '2026-07-03', isOver: false }),
    over: documentNews.expires({ ...expiring, expiresOn: '2026-05-31', isOver: true }),
  },
}

const account: Samples<typeof bankAccountNews & typeof exportNews & typeof termsNews> = {
  set: {
    first: bankAccountNews.set(withdrawal, 'added', 0),
    another: bankAccountNews.set(withdrawal, 'changed', 24),
  },
  refused: bankAccountNews.refused(withdrawal, reason),
  ready: exportNews.ready(new Date('2026-06-10T09:00:00Z')),
  waiting: termsNews.waiting(),
}

const notice: NewsOnTopic = {
  kind: 'notice',
  title: 'Our general meeting is on 27 June',
  body: 'It begins at ten in the morning, in Lagos and by video.\n\nWe look back at the year, choose the committee, and answer what you ask. Please write to us by 20 June if something should be on the list.',
  link: null,
}

/** What members are told, by the group and name that its story has. */
export const memberNews = {
  payments,
  transfers,
  foundTransfers,
  refunds,
  chargebacks,
  recurring,
  portfolios,
  returns,
  withdrawals,
  documents,
  account,
  notices: { notice },
} satisfies Record<string, Record<string, NewsOnTopic | Ways | undefined>>

/** What operators are told. */
export const deskNews = {
  disputed: chargebackNews.toDesk(chargeback, payment.reference),
  disputedUnknown: chargebackNews.toDesk({ ...chargeback, answerBy: null }, undefined),
  transferLate: transferNews.lateAtDesk([payment]),
  transfersLate: transferNews.lateAtDesk([payment, { ...short, reference: 'KF-9P3W5C2Q' }]),
  withdrawalOwed: withdrawalNews.owedToDesk(withdrawal),
  withdrawalsToBatch: withdrawalNews.toBatch('2026-06-05', ['₦1,200,000.00', '$2,500.00']),
  rateProposed: rateNews.proposed(
    '1690',
    'The feed gives it. It is more than 5% from the last rate, 1538, or from that of a day ago.',
  ),
  payoutStopped: payoutNews.stopped(withdrawal.reference, { stop: 'payee_changed', isSent: false }),
  payoutMayBeSent: payoutNews.stopped(withdrawal.reference, {
    stop: 'member_on_hold',
    isSent: true,
  }),
} satisfies Record<string, DeskNews>
