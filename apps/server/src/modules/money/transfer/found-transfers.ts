import { memberSearch, mostFound } from '@kinfold/contract/operator/member/member-search'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Handle } from '../../../db/database.ts'
import { startsWith } from '../../../db/starts-with.ts'
import { payment } from '../payment/payment.tables.ts'
import { foundMembers } from '../search/found-members.ts'
import { isTransfer } from './is-transfer.ts'

/** The ids of those whose reference, or the bank's, begins so, and of those of members who fit; each by an index. */
export function foundTransfers(handle: Handle, typed: string) {
  const start = typed.trim()
  const those = (fits: SQL) =>
    handle.orm.select({ id: payment.id }).from(payment).where(and(isTransfer, fits))
  // Whoever types a reference means one transfer, not all of the member who made it.
  const isOfMember =
    memberSearch(typed).reference === undefined
      ? inArray(payment.memberId, foundMembers(handle, typed, undefined))
      : sql`false`
  return union(
    those(startsWith(sql`reference`, start.toUpperCase())).limit(mostFound),
    those(startsWith(sql`lower(bank_reference)`, start.toLowerCase())).limit(mostFound),
    those(isOfMember),
  )
}
