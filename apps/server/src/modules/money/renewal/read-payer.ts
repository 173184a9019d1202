import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import type { CheckoutOrder } from '../../../providers/payments/payment-provider.ts'
import { account, member } from '../../base/person/account.tables.ts'

/** Whom a provider writes on a payment. */
export async function readPayer(handle: Handle, memberId: string): Promise<CheckoutOrder['payer']> {
  const [found] = await handle.orm
    .select({ email: account.email, firstName: member.firstName, lastName: member.lastName })
    .from(member)
    .innerJoin(account, eq(account.id, member.id))
    .where(eq(member.id, memberId))
  if (found === undefined) throw new Error('who pays is no member')
  return { name: `${found.firstName} ${found.lastName}`, email: found.email }
}
