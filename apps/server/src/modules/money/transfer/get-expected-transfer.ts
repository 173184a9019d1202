import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { getExpectedTransfer as endpoint } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { member } from '../../base/person/account.tables.ts'
import { currenciesOf } from '../../base/person/currencies-of.ts'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import type { Services } from '../../services.ts'
import { readOfReceipt } from '../parked/read-lookalikes.ts'
import { payment } from '../payment/payment.tables.ts'
import { findExpectedTransfer } from './read-expected-transfers.ts'

type Endpoint = typeof endpoint

/** One transfer, with what decides where its money would go. */
export async function getExpectedTransfer(
  { db }: Services,
  { params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const transfer = await findExpectedTransfer(db, params.id)
  const facts = transfer && (await readFacts(db, params.id))
  if (transfer === undefined || facts === undefined) return refuse('not_found')
  const { row, plan: inPlan, portfolioStatus, country, citizenship } = facts
  return {
    transfer,
    amount: toWireMoney(money(row.currency, row.amountMinor)),
    fee: toWireMoney(money(row.paidCurrency, row.feeMinor)),
    rate: row.rate,
    expires_at: row.expiresAt?.toISOString() ?? null,
    portfolio:
      inPlan && portfolioStatus
        ? {
            status: portfolioStatus,
            plan: describePlanReference(inPlan),
            minimum: toWireMoney(money(inPlan.currency, inPlan.minimumMinor)),
          }
        : null,
    to_wallet: surplusOf(row),
    currencies: [...currenciesOf({ country, citizenship })],
    same_receipt: await readOfReceipt(db, row.id),
  }
}

/** What came on top of what its portfolio got and of the fee. */
function surplusOf({ portfolioId, walletId, rate, ...row }: typeof payment.$inferSelect) {
  const wasPlaced = portfolioId !== null && walletId === null && row.settledAt !== null
  if (!wasPlaced || rate !== null || row.receivedMinor === null) return null
  const minor = row.receivedMinor - row.amountMinor - row.feeMinor
  return minor > 0n ? toWireMoney(money(row.paidCurrency, minor)) : null
}

async function readFacts({ orm }: Handle, id: string) {
  const [found] = await orm
    .select({
      row: payment,
      plan,
      portfolioStatus: portfolio.status,
      country: member.country,
      citizenship: member.citizenship,
    })
    .from(payment)
    .innerJoin(member, eq(member.id, payment.memberId))
    .leftJoin(portfolio, eq(portfolio.id, payment.portfolioId))
    .leftJoin(plan, eq(plan.id, portfolio.planId))
    .where(eq(payment.id, id))
  return found
}
