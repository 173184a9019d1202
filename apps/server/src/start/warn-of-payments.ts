import { isNotNull } from 'drizzle-orm'
import type { Log } from '../log/create-log.ts'
import { savedCard } from '../modules/holdings/subscription/saved-card.tables.ts'
import { payment } from '../modules/money/payment/payment.tables.ts'
import { payout } from '../modules/money/withdrawal/payout.tables.ts'
import type { Services } from '../modules/services.ts'

/** What is no reason to refuse a start, and whoever runs the club should know. */
export async function warnOfPayments(services: Services, log: Log): Promise<void> {
  const { config, payments } = services
  const takers = [
    payments('card', 'NGN'),
    payments('card', 'USD'),
    payments('card_us', 'USD'),
    payments('transfer', 'NGN'),
  ]
  const isReal = takers.some(taker => taker !== undefined && taker.name !== 'sandbox')
  if (isReal && config.mode === 'live' && config.databaseUrl === undefined) {
    log.warn('real payments go into the embedded database on this machine; see docs/postgresql.md')
  }
  const unreachable = await findUnreachable(services)
  if (unreachable.length > 0) {
    log.warn(
      { providers: unreachable },
      'payments, payouts or kept cards are with providers whose keys are missing: nobody can ask after them',
    )
  }
}

/** Providers that something is still open with, and that can't be asked. */
async function findUnreachable({ db, ...services }: Services): Promise<readonly string[]> {
  const { orm } = db
  const [open, sending, cards] = await Promise.all([
    orm.selectDistinct({ name: payment.provider }).from(payment).where(isNotNull(payment.askAt)),
    orm.selectDistinct({ name: payout.provider }).from(payout).where(isNotNull(payout.askAt)),
    orm.selectDistinct({ name: savedCard.provider }).from(savedCard),
  ])
  const known = new Set<string>(
    [...services.knownProviders, ...services.knownPayouts].map(({ name }) => name),
  )
  const names = [...open, ...sending, ...cards].flatMap(({ name }) => name ?? [])
  return [...new Set(names)].filter(name => !known.has(name)).sort()
}
