import { dateFormat } from '@kinfold/contract/day/date-format'
import { ratePairText } from '@kinfold/contract/money/rate-text'
import type { AuditAction } from '@kinfold/contract/operator/audit/action-words'
import { isSmallRateStep } from '@kinfold/contract/operator/rate/is-small-rate-step'
import { addMinutes } from 'date-fns/addMinutes'
import { subDays } from 'date-fns/subDays'
import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { FeedRate } from '../../../providers/rates/rate-feed.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { mailOperators } from '../../people/staff/mail-operators.ts'
import type { Services } from '../../services.ts'
import { lapseHeldRate } from './lapse-held-rates.ts'
import { lockRates } from './lock-rates.ts'
import { putRateInForce } from './put-rate-in-force.ts'
import { exchangeRate, rateProposal } from './rate.tables.ts'
import { rateNews } from './rate-news.ts'
import type { RatesBefore } from './read-rates-before.ts'

/** How far a feed's clock may be ahead of the club's. */
const aheadMinutes = 10

/**
 * A rate near the last one holds at once. One too far from it, and the first of a club, waits for an
 * administrator, until the feed gives a newer one or a day is over. After a refusal none waits for a day.
 */
export async function takeFeedRate(
  services: Services,
  source: string,
  { rate, quotedAt }: FeedRate,
): Promise<void> {
  const { clock, config, db } = services
  await db.transaction(async tx => {
    const now = await clock.now(tx)
    requireTimely(quotedAt, { source, now, staleDays: config.rateStaleDays })
    const before = await lockRates(tx, now)
    if (await isKnown(tx, source, quotedAt)) return
    const wasWaiting = await lapseHeldRate(tx, now)
    const quote: Quote = { source, rate, quotedAt, now }
    const rates = { last: before.last?.rate, base: before.base?.rate }
    if (isSmallRateStep(rate, rates, config.rateStepPercent)) {
      const set = await putRateInForce(tx, before, { rate, setBy: null, source, quotedAt }, now)
      await note(services, tx, quote, { action: 'exchange_rate.set', subjectId: set.id })
    } else await hold(services, tx, quote, { ...before, wasWaiting })
  })
}

type Quote = FeedRate & { readonly source: string; readonly now: Date }

function requireTimely(
  quotedAt: Date,
  { source, now, staleDays }: { source: string; now: Date; staleDays: number },
): void {
  const at = quotedAt.toISOString()
  if (staleDays > 0 && quotedAt < subDays(now, staleDays)) {
    throw new Error(`${source} gave a rate that is too old, of ${at}`)
  }
  if (quotedAt > addMinutes(now, aheadMinutes)) {
    throw new Error(`${source} gave a rate of a time to come, ${at}`)
  }
}

/** Heard before, or older than what was. */
async function isKnown({ orm }: Transaction, source: string, quotedAt: Date): Promise<boolean> {
  for (const table of [exchangeRate, rateProposal]) {
    const [newest] = await orm
      .select({ quotedAt: table.quotedAt })
      .from(table)
      .where(eq(table.source, source))
      .orderBy(desc(table.quotedAt))
      .limit(1)
    if (newest?.quotedAt != null && quotedAt <= newest.quotedAt) return true
  }
  return false
}

async function hold(
  services: Services,
  tx: Transaction,
  quote: Quote,
  { last, wasWaiting }: RatesBefore & { readonly wasWaiting: boolean },
): Promise<void> {
  const { source, rate, quotedAt, now } = quote
  if (await wasDiscarded(tx, source, now)) return
  const { rateStepPercent } = services.config
  const reason =
    last === undefined
      ? `${source} gives it. It is the first rate of the club.`
      : `${source} gives it. It is more than ${rateStepPercent}% from the last rate, ${last.rate}, or from that of a day ago.`
  const [held] = await tx.orm
    .insert(rateProposal)
    .values({ rate, source, quotedAt, afterRateId: last?.id, reason, proposedAt: now })
    .onConflictDoNothing()
    .returning()
  if (held === undefined) return
  await note(services, tx, quote, { action: 'exchange_rate.proposed', subjectId: held.id })
  // They were told of the one that it replaces.
  if (wasWaiting) return
  await mailOperators(services, tx, 'administrator', rateNews.proposed(rate, reason))
}

async function wasDiscarded({ orm }: Transaction, source: string, now: Date): Promise<boolean> {
  const [latest] = await orm
    .select()
    .from(rateProposal)
    .where(eq(rateProposal.source, source))
    .orderBy(desc(rateProposal.proposedAt))
    .limit(1)
  const { status, decidedAt = null } = latest ?? {}
  return status === 'discarded' && decidedAt !== null && decidedAt > subDays(now, 1)
}

const momentText = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

type Entry = { readonly action: AuditAction; readonly subjectId: string }

function note(
  services: Services,
  tx: Transaction,
  { source, rate, quotedAt, now }: Quote,
  { action, subjectId }: Entry,
): Promise<void> {
  return appendAudit(services, tx, {
    at: now,
    actor: { kind: 'provider', id: null, name: source },
    action,
    subject: 'exchange rate',
    subjectId,
    detail: `${ratePairText(rate)}, of ${momentText(quotedAt)}`,
  })
}
