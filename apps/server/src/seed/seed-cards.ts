import { subscriptionsIn } from '@kinfold/personas/answers/subscriptions-of'
import type { DemoClub } from '@kinfold/personas/demo-club'
import type { Transaction } from '../db/database.ts'
import { keepCard } from '../modules/holdings/subscription/saved-cards.ts'
import type { Services } from '../modules/services.ts'
import { sandboxCard } from '../providers/payments/sandbox/sandbox-book.tables.ts'

/** The cards that the demo club's recurring contributions are charged on: here, and with the sandbox's provider. Ids by recurring contribution. */
export async function seedCards(
  services: Services,
  tx: Transaction,
  club: DemoClub,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const person of club.people) {
    const { id: memberId, first_name, last_name } = person.customer
    for (const { id, card, created_at } of subscriptionsIn(club, person)) {
      if (card === null) continue
      const at = new Date(created_at)
      const token = `card of ${id}`
      const { brand, last4, expires_on: expiresOn } = card
      await tx.orm.insert(sandboxCard).values({
        token,
        brand,
        last4,
        expiresOn,
        payerName: `${first_name} ${last_name}`,
        outcome: 'success',
        createdAt: at,
      })
      const kept = { memberId, provider: 'sandbox', at } as const
      ids.set(
        id,
        await keepCard(services, tx, { ...kept, card: { token, brand, last4, expiresOn } }),
      )
    }
  }
  return ids
}
