import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { closePortfolio as endpoint } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { closingProblem } from '@kinfold/contract/operator/portfolio/closing-problem'
import { earlyClosing } from '@kinfold/contract/portfolio/early-closing'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { closePortfolioEarly } from '../../../ledger/recipes/close-portfolio-early.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { describePortfolio } from '../../holdings/portfolio/describe-portfolio.ts'
import { findPortfolio } from '../../holdings/portfolio/find-portfolio.ts'
import { lockPortfolio, type PortfolioRecord } from '../../holdings/portfolio/lock-portfolio.ts'
import { movePortfolio } from '../../holdings/portfolio/move-portfolio.ts'
import { nameOf, portfolioNews } from '../../holdings/portfolio/portfolio-news.ts'
import { readPortfolioValue } from '../../holdings/portfolio/read-portfolio-value.ts'
import { lockOutReturns } from '../../holdings/portfolio/returns-under-way.ts'
import { endSubscriptions } from '../../holdings/subscription/end-subscriptions.ts'
import type { Services } from '../../services.ts'
import { payOut } from './pay-out.ts'
import { takeOutByTwo } from './take-out-by-two.ts'

type Endpoint = typeof endpoint

const beingPosted =
  'Returns are being posted to this plan right now. Please try again in a few minutes.'

/** Ends a portfolio before its time, for a reason that its member is told; all it holds goes to the wallet. */
export async function closePortfolio(
  services: Services,
  { caller, params: { id }, body: { seen, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockPortfolio(tx, id)
  if (found === undefined) return refuse('not_found')
  const { row } = found
  const { memberId } = row
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: row.status,
    problem: closingProblem(row, by),
  })
  if (problem !== undefined) return problem

  const isFree = await lockOutReturns(tx, row.planId)
  if (!isFree) return refuse('conflict', { sentence: beingPosted })
  const at = await services.clock.now(tx)
  const value = await readPortfolioValue(tx, row)
  const about = {
    subject: nameOf(found),
    subjectId: id,
    detail: `${formatMoney(value)}. ${reason}`,
  }
  const taking = { sourceId: id, memberId, amount: value, mayChange: true, by, at }
  const said = await takeOutByTwo(services, tx, taking)
  if (said instanceof Refusal) return said
  if (said !== 'taken') {
    return audited('portfolio.first_closed', about, await readClosed(tx, row, said.another))
  }
  const attempt = moneyAttempts.earlyClose(id)
  await payOut(tx, row, { value, at }, of =>
    closePortfolioEarly({ attempt, ...of, ...earlyClosing(value), reason }),
  )
  await movePortfolio(tx, row, { through: ['closed'], by: 'operator' })
  const wasRecurring = await endSubscriptions(tx, row, at)
  const news = portfolioNews.closed(found, { value, reason, wasRecurring })
  await notifyMember(services, tx, memberId, news)
  return audited('portfolio.closed', about, await readClosed(tx, row, null))
}

async function readClosed(
  tx: Transaction,
  { id, memberId, currency }: PortfolioRecord,
  firstMinor: bigint | null,
) {
  const found = await findPortfolio(tx, memberId, id)
  if (found === undefined) throw new Error('portfolio not found although its row is locked')
  return {
    ...describePortfolio(found),
    first_closed_at_value: firstMinor === null ? null : moneyToWire(money(currency, firstMinor)),
  }
}
