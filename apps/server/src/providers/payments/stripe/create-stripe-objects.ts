import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { stripeObject } from './stripe-objects.tables.ts'

export type StripeObjects = {
  /** The first one under a reference stays. */
  readonly keep: (reference: string, id: string) => Promise<void>
  readonly find: (reference: string) => Promise<string | undefined>
}

export function createStripeObjects(db: Database, now: () => Date): StripeObjects {
  return {
    async keep(reference, id) {
      await db.orm
        .insert(stripeObject)
        .values({ reference, id, createdAt: now() })
        .onConflictDoNothing()
    },
    async find(reference) {
      const [found] = await db.orm
        .select()
        .from(stripeObject)
        .where(eq(stripeObject.reference, reference))
      return found?.id
    },
  }
}
