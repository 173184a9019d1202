import { allEndpoints } from '@kinfold/contract/all-endpoints'
import type { AnswerOf, Shape } from '@kinfold/contract/endpoint'
import { NewPassword } from '@kinfold/contract/fields/password'
import { documentStatuses } from '@kinfold/contract/kyc/document-status'
import { takePage } from '@kinfold/contract/paging/take-page'
import { paymentStatuses } from '@kinfold/contract/payment/payment-status'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { portfolioStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import { subscriptionStatuses } from '@kinfold/contract/subscription/subscription-status'
import {
  withdrawalMachine,
  withdrawalStatuses,
} from '@kinfold/contract/withdrawal/withdrawal-status'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { clubAnswer } from './answers/club-answer.ts'
import { longHistoryOf } from './answers/long-history-of.ts'
import { notificationsOf } from './answers/notifications-of.ts'
import { operatorSessionOf } from './answers/operator-session-of.ts'
import { paymentInitiationOf } from './answers/payment-initiation-of.ts'
import { paymentsOf } from './answers/payments-of.ts'
import { currenciesAnswerOf, plansOf } from './answers/plans-of.ts'
import { portfolioSummaryOf, summaryByPlanOf } from './answers/portfolio-summary-of.ts'
import { allPortfoliosOf, portfolioMovementsOf, portfoliosOf } from './answers/portfolios-of.ts'
import { quoteOf } from './answers/quote-of.ts'
import { monthReportOf, yearTrendOf } from './answers/reports-of.ts'
import { sessionUserOf } from './answers/session-user-of.ts'
import { sessionsOf } from './answers/sessions-of.ts'
import { signedInAnswerOf, signInAnswerOf, totpChallengeOf } from './answers/sign-in-answer-of.ts'
import { subscriptionsOf } from './answers/subscriptions-of.ts'
import { transactionsOf, walletIdOf } from './answers/transactions-of.ts'
import { walletsOf } from './answers/wallets-of.ts'
import { withdrawalsOf } from './answers/withdrawals-of.ts'
import { demoAnnouncements } from './content/demo-announcements.ts'
import { demoFaqs } from './content/demo-faqs.ts'
import { demoMeetings } from './content/demo-meetings.ts'
import { demoOfficers } from './content/demo-officers.ts'
import { demoResources } from './content/demo-resources.ts'
import { demoSurveys } from './content/demo-surveys.ts'
import { demoClub } from './demo-club.ts'
import { auditEntries } from './desk/audit-entries.ts'
import { demoNotices } from './desk/demo-notices.ts'
import { deskOverview } from './desk/desk-overview.ts'
import { demoTransfers } from './desk/expected-transfers.ts'
import { demoKycCases, kycCaseDetail } from './desk/kyc-cases.ts'
import { managedBankDetails } from './desk/managed-bank-details.ts'
import { managedFees } from './desk/managed-fees.ts'
import { managedPlans } from './desk/managed-plans.ts'
import { memberDetail, memberSummaries } from './desk/members.ts'
import { payoutBatchDetail, payoutBatches } from './desk/payout-batches.ts'
import { rateProposals } from './desk/rate-proposals.ts'
import { ratesOnRecord } from './desk/rates-on-record.ts'
import { requestedWithdrawals } from './desk/requested-withdrawals.ts'
import { returnsPostingDetail, returnsPostings } from './desk/returns-postings.ts'
import { staff } from './desk/staff.ts'
import { unmatchedMoney } from './desk/unmatched-money.ts'
import { demoNotifications } from './notifications/demo-notifications.ts'
import { operators } from './operators/operators.ts'
import { clubBankAccounts } from './payments/club-bank-accounts.ts'
import { dayo, efe, people } from './people/people.ts'
import { exchangeRateAnswer } from './rates/demo-rates.ts'

const everyone = Object.values(people)

/** Says which field of an answer is not what the contract promises. */
function failures(shape: Shape, value: unknown): string | undefined {
  return shape.validate(value)[0]?.message
}

type JsonEndpoints = {
  [Name in keyof typeof allEndpoints]: (typeof allEndpoints)[Name]['response'] extends Shape
    ? Name
    : never
}[keyof typeof allEndpoints]

function expectAnswer<Name extends JsonEndpoints>(
  name: Name,
  answer: AnswerOf<(typeof allEndpoints)[Name]>,
): void {
  const shape = allEndpoints[name].response
  if ('validate' in shape) expect(failures(shape, answer), name).toBeUndefined()
}

describe.each(everyone.map(person => [person.key, person] as const))(
  'what %s is answered',
  (key, person) => {
    it('is what the contract promises', () => {
      expectAnswer('getCustomer', sessionUserOf(person))
      expectAnswer('logIn', signInAnswerOf(person))
      expectAnswer('validateEmailOtp', signedInAnswerOf(person))
      expectAnswer('listSessions', { sessions: sessionsOf(person) })
      expectAnswer('getWallets', walletsOf(person))
      for (const currency of ['NGN', 'USD'] as const) {
        expectAnswer(
          'listTransactions',
          transactionsOf(person, { wallet_id: walletIdOf(key, currency) }),
        )
      }
      expectAnswer('listWithdrawals', withdrawalsOf(person))
      expectAnswer('listPlans', plansOf(person))
      expectAnswer('listCurrencies', currenciesAnswerOf(person))
      expectAnswer('listPortfolios', portfoliosOf(person))
      for (const portfolio of allPortfoliosOf(person)) expectAnswer('getPortfolio', portfolio)
      expectAnswer('getPortfolioSummary', portfolioSummaryOf(person))
      expectAnswer('getSummaryByPlan', summaryByPlanOf(person))
      expectAnswer('getMonthReport', monthReportOf(person, 2026, 5))
      expectAnswer('getYearTrend', yearTrendOf(person, 2026))
      expectAnswer('listSubscriptions', subscriptionsOf(person))
      expectAnswer('listNotifications', notificationsOf(person))
      for (const payment of paymentsOf(person)) expectAnswer('getPaymentStatus', payment)
      expectAnswer('getMember', memberDetail(person, true))
    })
  },
)

describe('what the desk is answered', () => {
  it('is what the contract promises', () => {
    for (const operator of demoClub.operators) {
      expectAnswer('getCustomer', operatorSessionOf(operator))
      expectAnswer('logIn', totpChallengeOf(operator))
    }
    expectAnswer('getDeskOverview', deskOverview)
    expectAnswer('listKycCases', takePage(demoKycCases))
    for (const { id } of demoKycCases) expectAnswer('getKycCase', kycCaseDetail(id)!)
    expectAnswer('listExpectedTransfers', takePage(demoTransfers))
    expectAnswer('listUnmatchedMoney', takePage(unmatchedMoney))
    expectAnswer('listRequestedWithdrawals', takePage(requestedWithdrawals))
    expectAnswer('listPayoutBatches', takePage(payoutBatches))
    for (const { id } of payoutBatches) expectAnswer('getPayoutBatch', payoutBatchDetail(id)!)
    expectAnswer('listReturnsPostings', takePage(returnsPostings))
    for (const { id } of returnsPostings)
      expectAnswer('getReturnsPosting', returnsPostingDetail(id)!)
    const { accounts, additions } = managedBankDetails
    expectAnswer('listManagedBankDetails', { accounts: [...accounts], additions: [...additions] })
    expectAnswer('listFees', { fees: [...managedFees] })
    expectAnswer('listManagedPlans', { plans: [...managedPlans] })
    expectAnswer('listExchangeRates', takePage(ratesOnRecord))
    expectAnswer('listRateProposals', {
      proposals: [...rateProposals],
      step: { percent: 10, last: '1532.5', base: '1532.5' },
      is_stale: false,
    })
    expectAnswer('listMembers', takePage(memberSummaries))
    expectAnswer('listOperators', { operators: [...staff] })
    expectAnswer('listNotices', takePage(demoNotices))
    expectAnswer('listOfficers', { officers: [...demoOfficers] })
    expectAnswer('listMeetings', { meetings: [...demoMeetings] })
    expectAnswer('listAnnouncements', { announcements: [...demoAnnouncements] })
    expectAnswer('listSurveys', takePage(demoSurveys))
    expectAnswer('listAuditEntries', takePage(auditEntries, { per_page: 100 }))
  })

  it('has something waiting in every queue, and sound books', () => {
    const { ledger_faults, ledger_checked_at, ledger_unsealed, ...more } = deskOverview
    const { stuck_portfolios, open_chargebacks, ...queues } = more
    expect(Object.values(queues).every(count => count > 0)).toBe(true)
    // Faults rather than queues.
    expect([ledger_faults, ledger_unsealed, stuck_portfolios]).toEqual([0, 0, 0])
    // In a good year there is none.
    expect(open_chargebacks).toBe(0)
    expect(ledger_checked_at).not.toBeNull()
  })
})

describe('what everybody is answered', () => {
  it('is what the contract promises', () => {
    expectAnswer('listFaqs', { faqs: [...demoFaqs] })
    expectAnswer('listResources', { resources: [...demoResources] })
    expectAnswer('getClub', clubAnswer)
    expectAnswer('listBanks', { banks: [...nigerianBanks] })
    expectAnswer('listBankDetails', { accounts: [...clubBankAccounts] })
    expectAnswer('getExchangeRate', exchangeRateAnswer)
    expectAnswer(
      'quotePayment',
      quoteOf({
        purpose: 'deposit',
        amount: 100,
        currency: 'USD',
        gateway: 'card',
        is_localized: true,
      }),
    )
    expectAnswer('depositToWallet', paymentInitiationOf('card', null))
    expectAnswer('listPortfolioMovements', portfolioMovementsOf('dayo purple naira'))
    expectAnswer('listTransactions', takePage(longHistoryOf(dayo, 250), { per_page: 100 }))
  })
})

describe('the demo club', () => {
  it('shows every state there is', () => {
    const documents = everyone.flatMap(({ customer }) => [customer.kyc_status, customer.poa_status])
    expect([...new Set(documents)].sort()).toEqual([...documentStatuses].sort())
    const statuses = <T extends { status: string }>(list: readonly T[]) =>
      [...new Set(list.map(each => each.status))].sort()
    expect(statuses(demoClub.withdrawals)).toEqual([...withdrawalStatuses].sort())
    expect(statuses(demoClub.portfolios)).toEqual([...portfolioStatuses].sort())
    expect(statuses(demoClub.subscriptions)).toEqual([...subscriptionStatuses].sort())
    expect(statuses(everyone.flatMap(paymentsOf))).toEqual([...paymentStatuses].sort())
  })

  it('gives each member what they are there to show', () => {
    const users = Object.fromEntries(everyone.map(person => [person.key, sessionUserOf(person)]))
    expect(signInAnswerOf(people.ada).verification).toBeDefined()
    expect(users.bola).toMatchObject({ has_submitted_kyc: false, can_contribute: false })
    expect(users.chidi).toMatchObject({
      has_submitted_kyc: true,
      kyc_is_validated: false,
      can_contribute: true,
      can_make_withdrawal: false,
    })
    expect(users.dayo).toMatchObject({ can_make_withdrawal: true, is_global: false })
    expect(portfoliosOf(dayo).total_count).toBe(4)
    expect(users.efe).toMatchObject({ can_make_withdrawal: true, is_global: true })
    expect(walletsOf(efe).ngn).toBeNull()
    expect(users.funmi).toMatchObject({
      kyc_is_validated: true,
      poa_is_validated: true,
      can_make_withdrawal: false,
    })
    expect(users.gbenga?.customer?.kyc_rejection_reason).toMatch(/too dark/)
    expect(users.halima).toMatchObject({ terms_and_conditions: false })
    expect(users.halima?.active_survey).not.toBeNull()
  })

  it('has a pool, and purple plans in both currencies', () => {
    const labels = demoClub.plans.map(planLabel)
    expect(labels).toEqual(
      expect.arrayContaining(['Family Growth Pool', 'Diaspora Pool', 'Purple NGN', 'Purple USD']),
    )
  })

  it('has withdrawals only in states that their machine knows a way to', () => {
    for (const { status } of demoClub.withdrawals)
      expect(withdrawalMachine.states).toContain(status)
  })

  it('has operators for every role, and two for what two decide', () => {
    const roles = demoClub.operators.flatMap(operator => operator.roles)
    expect(new Set(roles)).toEqual(new Set(['reviewer', 'approver', 'administrator']))
    expect(roles.filter(role => role === 'approver')).toHaveLength(2)
    expect(roles.filter(role => role === 'administrator')).toHaveLength(2)
    expect(new Set(Object.values(operators).map(each => each.totpSecret)).size).toBe(4)
  })

  it('has a password that the rule accepts', () => {
    expect(NewPassword.is(demoClub.password)).toBe(true)
  })

  it('has no id twice', () => {
    const ids = [
      ...everyone.flatMap(({ userId, customer }) => [userId, customer.id]),
      ...demoClub.operators.flatMap(({ userId, operatorId }) => [userId, operatorId]),
      ...demoClub.portfolios.map(({ id }) => id),
      ...demoClub.subscriptions.map(({ id }) => id),
      ...demoClub.withdrawals.map(({ id }) => id),
      ...demoClub.movements.map(({ id }) => id),
      ...demoNotifications.map(({ id }) => id),
      ...everyone.flatMap(person => paymentsOf(person).map(({ id }) => id)),
      ...longHistoryOf(dayo, 10_000).map(({ id }) => id),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    const references = longHistoryOf(dayo, 10_000).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(references.length)
  })

  it('filters and pages as the server does', () => {
    const wallet_id = walletIdOf('dayo', 'NGN')
    const first = transactionsOf(dayo, { wallet_id })
    const second = transactionsOf(dayo, { wallet_id, page: 2 })
    expect(first.items).toHaveLength(25)
    expect(first.items[24]!.created_at >= second.items[0]!.created_at).toBe(true)
    const paid = transactionsOf(dayo, { wallet_id, kind: 'withdrawal', status: 'completed' })
    expect(
      paid.items.every(({ kind, status }) => kind === 'withdrawal' && status === 'completed'),
    ).toBe(true)
    expect(paid.total_count).toBeGreaterThan(2)
    expect(
      transactionsOf(dayo, { wallet_id, from: '2026-05-01', to: '2026-05-31' }).items.every(
        ({ created_at }) => created_at.startsWith('2026-05'),
      ),
    ).toBe(true)
    expect(portfoliosOf(dayo, { currency: 'USD', product_type: 'purple' }).total_count).toBe(1)
  })

  it('refuses an answer of the wrong shape when compiled', () => {
    // @ts-expect-error a wallet has a balance
    const wallets: AnswerOf<(typeof allEndpoints)['getWallets']> = { ngn: null, usd: { id: 'x' } }
    expect(failures(allEndpoints.getWallets.response, wallets)).toMatch(/usd/)
    // @ts-expect-error the call answers a user, not a list
    expect(() => expectAnswer('getCustomer', [])).toThrow()
    expectTypeOf(walletsOf(dayo)).toEqualTypeOf<AnswerOf<(typeof allEndpoints)['getWallets']>>()
  })
})
