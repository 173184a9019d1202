import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { payment } from '../payment/payment.tables.ts'
import { askProvider } from './ask-provider.ts'

const pauseMs = 3_000

/**
 * For a member who is back from the checkout, or looks at a payment that is pending: asks its provider now,
 * unless it was asked a moment ago.
 */
export async function askAfterReturn(
  services: Services,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<void> {
  const { db, clock } = services
  const now = await clock.now(db)
  const [row] = await db.orm
    .update(payment)
    .set({ askedAt: now })
    .where(
      and(
        eq(payment.id, id),
        eq(payment.memberId, memberId),
        eq(payment.status, 'pending'),
        isNotNull(payment.provider),
        or(isNull(payment.askedAt), lte(payment.askedAt, new Date(now.getTime() - pauseMs))),
      ),
    )
    .returning()
  if (row !== undefined) await askProvider(services, row)
}
