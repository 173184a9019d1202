import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { getExpectedTransfer as endpoint } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Handle } from '../../db/database.ts'
import { member } from '../account/account.tables.ts'
import { currenciesOf } from '../account/currencies-of.ts'
import { payment } from '../payment/payment.tables.ts'
import { describePlanReference } from '../plan/describe-plan-reference.ts'
import { plan } from '../plan/plan.tables.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import type { Services } from '../services.ts'
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
    currencies: [...currenciesOf({ country, citizenship })],
  }
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
