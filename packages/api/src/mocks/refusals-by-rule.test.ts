// A mock applies the contract's rules to the facts of its caller, so it refuses what the server would.
import { ErrorAnswer } from '@kinfold/contract/errors/error-answer'
import { getFile } from '@kinfold/contract/file/get-file'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { amendmentAlreadyProposed } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { preparePayoutBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { settlePayoutBatch } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { updatePlan } from '@kinfold/contract/operator/plan/update-plan'
import { closePortfolio } from '@kinfold/contract/operator/portfolio/close-portfolio'
import {
  rateAlreadyProposed,
  setExchangeRate,
} from '@kinfold/contract/operator/rate/set-exchange-rate'
import { refundPayment } from '@kinfold/contract/operator/refund/refund-payment'
import { proposeRoles, rolesAlreadyProposed } from '@kinfold/contract/operator/staff/propose-roles'
import { assignUnmatchedMoney } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { refuseWithdrawal } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import type { Plan, PlanState } from '@kinfold/contract/plan/plan'
import { chooseAtMaturity } from '@kinfold/contract/portfolio/choose-at-maturity'
import { deletePortfolio } from '@kinfold/contract/portfolio/delete-portfolio'
import {
  type InitializePortfolioBody,
  initializePortfolio,
} from '@kinfold/contract/portfolio/initialize-portfolio'
import type { MaturityChoice } from '@kinfold/contract/portfolio/portfolio'
import { topUpPortfolio } from '@kinfold/contract/portfolio/top-up-portfolio'
import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { cancelWithdrawal } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoId } from '@kinfold/personas/demo-id'
import { demoKycCases, documentFileId } from '@kinfold/personas/desk/kyc-cases'
import { managedBankDetails } from '@kinfold/personas/desk/managed-bank-details'
import { tunde } from '@kinfold/personas/operators/operators'
import { dayo, efe, gbenga } from '@kinfold/personas/people/people'
import {
  diasporaPool,
  growthPool,
  harvest,
  purpleDollar,
  schoolFees,
} from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { referenceDay } from '@kinfold/personas/reference-day'
import { subscriptionFacts } from '@kinfold/personas/subscriptions/subscription-facts'
import { demoWithdrawals } from '@kinfold/personas/withdrawals/demo-withdrawals'
import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import type { CallerName } from './mock-caller.ts'
import { mocks } from './mocks.ts'
import { type SampleCall, sampleCall } from './sample-call.ts'

async function answered({ endpoint, as, request }: SampleCall): Promise<ErrorAnswer | undefined> {
  const mock = Object.values(mocks).find(each => each.endpoint === endpoint)
  const answer = mock && (await getResponse([mock.ok({ as })], request()))
  if (answer?.ok === true) return undefined
  const body: unknown = await answer?.json()
  if (!ErrorAnswer.is(body)) throw new TypeError('no error answer')
  return body
}

const codeOf = async (call: SampleCall): Promise<string | undefined> => (await answered(call))?.code

const reason = 'Because.'
const withdraw = (as: CallerName, amount: number, wallet = walletIdOf('dayo', 'NGN')) =>
  sampleCall(createWithdrawal, { params: { id: wallet }, body: { amount } }, as)
const withdrawal = (status: string) => {
  const found = demoWithdrawals.find(each => each.status === status && each.owner === 'dayo')
  if (!found) throw new RangeError(`Dayo has no withdrawal that is ${status}`)
  return { id: found.id }
}
const contribute = (as: CallerName, body: Partial<InitializePortfolioBody>) =>
  sampleCall(
    initializePortfolio,
    { body: { product_id: growthPool.id, amount: 50_000, gateway: 'card', ...body } },
    as,
  )
const cancelled = (status: string) =>
  sampleCall(cancelWithdrawal, { params: withdrawal(status) }, 'dayo')
const refused = (status: string) =>
  sampleCall(refuseWithdrawal, { params: withdrawal(status), body: { seen: 'pending', reason } })
const prepare = (status: string, currency: 'NGN' | 'USD') =>
  sampleCall(preparePayoutBatch, {
    body: { currency, withdrawal_ids: [withdrawal(status).id] },
  })
const prepareTwice = () => {
  const { id } = withdrawal('approved')
  return sampleCall(preparePayoutBatch, {
    body: { currency: 'NGN', withdrawal_ids: [id, id] },
  })
}
const settleTwice = () => {
  const { id } = withdrawal('paid')
  return sampleCall(settlePayoutBatch, {
    params: { id: demoId('batch', '2026-06 NGN') },
    body: { seen: 'settled', outcomes: [{ withdrawal_id: id, outcome: 'paid' }] },
  })
}
const portfolio = (key: string) => ({ id: portfolioFactsOf(key).id })
const close = (key: string) =>
  sampleCall(closePortfolio, { params: portfolio(key), body: { seen: 'active', reason } })
const remove = (key: string) => sampleCall(deletePortfolio, { params: portfolio(key) })
const choose = (key: string, at_maturity: MaturityChoice, as: CallerName) =>
  sampleCall(chooseAtMaturity, { params: portfolio(key), body: { at_maturity } }, as)
const topUp = (key: string) =>
  sampleCall(topUpPortfolio, { params: portfolio(key), body: { amount: 1, gateway: 'card' } })
const subscription = (key: string) => {
  const id = subscriptionFacts.find(each => each.key === key)?.id
  if (!id) throw new RangeError(`no subscription ${key}`)
  return sampleCall(cancelSubscription, { params: { id } })
}
const openPassport = (as: CallerName) =>
  sampleCall(getFile, { params: { id: documentFileId(dayo, 'identity') } }, as)
const assign = (customer: typeof dayo) =>
  sampleCall(assignUnmatchedMoney, {
    params: { id: demoId('unmatched', 'may transfer') },
    body: { seen: 'open', customer_id: customer.customer.id },
  })

const handIn = (expires_on: string) =>
  sampleCall(
    uploadKyc,
    {
      body: {
        file_id: demoId('file', 'passport'),
        id_type: 'international_passport',
        id_number: 'A50012302',
        expires_on,
      },
    },
    'bola',
  )

const reject = (member: typeof dayo) => {
  const id = demoKycCases.find(each => each.member.id === member.customer.id)?.id
  if (!id) throw new RangeError(`no document of ${member.key}`)
  return sampleCall(rejectKycCase, { params: { id }, body: { seen: 'submitted', reason } })
}
const refund = (amount: number) => {
  const id = paymentsOf(dayo).find(({ status }) => status === 'succeeded')?.id
  if (!id) throw new RangeError('Dayo has paid nothing')
  return sampleCall(refundPayment, { params: { id }, body: { reason, amount } })
}
const removal = () => {
  const account = managedBankDetails.accounts.find(({ proposal }) => proposal !== null)
  if (!account) throw new RangeError('nothing is proposed')
  const { id, version } = account
  return sampleCall(proposeBankDetailsRemoval, { params: { id }, body: { version, reason } })
}

it.each<[string, SampleCall, string | undefined]>([
  ['more than is there', withdraw('dayo', 90_000_000), 'insufficient_balance'],
  ['from another member’s wallet', withdraw('efe', 1), 'not_found'],
  ['without the new terms', withdraw('halima', 1), 'terms_not_accepted'],
  ['back, once approved', cancelled('approved'), 'withdrawal_not_cancellable'],
  ['back, while pending', cancelled('pending'), undefined],
])('withdraws %s: %s', async (_, call, code) => {
  expect(await codeOf(call)).toBe(code)
})

it.each<[string, SampleCall, string | undefined]>([
  ['to a plan', contribute('dayo', {}), undefined],
  ['to a closed plan', contribute('dayo', { product_id: harvest.id }), 'plan_closed'],
  ['less than the minimum', contribute('dayo', { amount: 49_999.99 }), 'below_minimum'],
  ['without documents', contribute('bola', {}), 'kyc_required'],
  ['without the new terms', contribute('halima', {}), 'terms_not_accepted'],
  [
    'naira by the dollar card provider',
    contribute('dayo', { gateway: 'card_us', is_us_institution: true }),
    'gateway_not_available',
  ],
  [
    'naira from dollars',
    contribute('dayo', { gateway: 'wallet', target_wallet: 'USD' }),
    'currency_mismatch',
  ],
  // Less than the naira in the wallet as a number, and far more once it is changed.
  [
    'dollars from too few naira',
    contribute('dayo', {
      product_id: purpleDollar.id,
      amount: 90_000,
      gateway: 'wallet',
      target_wallet: 'NGN',
    }),
    'insufficient_balance',
  ],
  [
    'from a wallet they don’t have',
    contribute('efe', {
      product_id: diasporaPool.id,
      gateway: 'wallet',
      target_wallet: 'NGN',
    }),
    'wallet_not_available',
  ],
  ['more to what is closed', topUp('dayo harvest'), 'portfolio_not_open'],
])('contributes %s: %s', async (_, call, code) => {
  expect(await codeOf(call)).toBe(code)
})

it.each<[string, SampleCall, string | undefined]>([
  ['a contribution that goes on', subscription('dayo growth monthly'), undefined],
  ['one that has ended', subscription('dayo harvest quarterly'), 'subscription_not_cancellable'],
  ['a funded portfolio', remove('dayo growth pool'), 'portfolio_funded'],
  [
    'one that is deleted already',
    sampleCall(deletePortfolio, { params: portfolio('gbenga steady income') }, 'gbenga'),
    'portfolio_not_open',
  ],
  ['a matured portfolio, at the desk', close('efe purple dollar'), undefined],
  ['a closed one, at the desk', close('dayo harvest'), 'portfolio_not_open'],
])('ends %s: %s', async (_, call, code) => {
  expect(await codeOf(call)).toBe(code)
})

it.each<[string, SampleCall, string | undefined]>([
  ['before the term ends', choose('dayo purple naira', 'pay_out', 'dayo'), undefined],
  ['before money came', choose('funmi growth pool', 'roll_over', 'funmi'), undefined],
  ['once it has ended', choose('efe purple dollar', 'roll_over', 'efe'), 'portfolio_not_open'],
  ['of somebody else', choose('dayo purple naira', 'pay_out', 'efe'), 'not_found'],
])('chooses %s: %s', async (_, call, code) => {
  expect(await codeOf(call)).toBe(code)
})

const change = (state: PlanState, plan: Plan, version = 1) =>
  sampleCall(updatePlan, {
    params: { id: String(plan.id) },
    body: {
      name: plan.name,
      description: plan.description,
      minimum: plan.minimum,
      expected_return_bps: null,
      terms_link: null,
      state,
      version,
    },
  })

it.each<[string, SampleCall, string | undefined]>([
  ['a draft, which opens', change('open', schoolFees), undefined],
  ['a closed plan, which opens again', change('open', harvest), undefined],
  ['an open plan, which is no draft again', change('draft', growthPool), 'validation_failed'],
  ['a draft, which can’t close', change('closed', schoolFees), 'validation_failed'],
  ['a plan that somebody else changed', change('open', growthPool, 2), 'conflict'],
])('changes %s: %s', async (_, call, code) => {
  expect(await codeOf(call)).toBe(code)
})

it.each<[CallerName, string | undefined]>([
  ['dayo', undefined],
  ['efe', 'not_found'],
  ['ngozi', undefined],
  ['tunde', 'forbidden'],
])('opens Dayo’s passport for %s: %s', async (as, code) => {
  expect(await codeOf(openPassport(as))).toBe(code)
})

it.each<[string, SampleCall, string | undefined]>([
  ['naira to a member who holds naira', assign(dayo), undefined],
  ['naira to a global member', assign(efe), 'wallet_not_available'],
  ['a document on its last day at the club', handIn(referenceDay), undefined],
  ['a document that expired the day before', handIn('2026-06-02'), 'validation_failed'],
  ['as the first of two that an approval is taken back', reject(dayo), undefined],
  ['about a document that is rejected', reject(gbenga), 'already_decided'],
  ['against a withdrawal in a batch', refused('in_batch'), 'already_decided'],
  ['against an approved one', refused('approved'), undefined],
  ['to pay what is not approved', prepare('pending', 'NGN'), 'conflict'],
  ['to pay naira in dollars', prepare('approved', 'USD'), 'currency_mismatch'],
  ['to pay one withdrawal twice', prepareTwice(), 'validation_failed'],
  ['to settle what is in another batch', settleTwice(), 'conflict'],
  ['to give back more than was paid', refund(90_000_000), 'refund_exceeds_payment'],
])('decides %s: %s', async (_, call, code) => {
  expect(await codeOf(call)).toBe(code)
})

it.each<[string, SampleCall, string]>([
  [
    'rate',
    sampleCall(setExchangeRate, { body: { exchange_rate: '3000', reason } }),
    rateAlreadyProposed,
  ],
  [
    'set of roles',
    sampleCall(proposeRoles, { params: { id: tunde.operatorId }, body: { roles: [], reason } }),
    rolesAlreadyProposed,
  ],
  ['change of an account', removal(), amendmentAlreadyProposed],
])('says that another %s is proposed already', async (_, call, error) => {
  expect(await answered(call)).toMatchObject({ code: 'conflict', error })
})
