import { eq, sql } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { account, member, operator } from '../account/account.tables.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

const { id, paymentId, bankReference } = unmatchedMoney

const isReferenceSeen = sql<boolean>`(
  EXISTS (SELECT FROM unmatched_money o WHERE lower(o.bank_reference) = lower(${bankReference}) AND o.id <> ${id})
  OR EXISTS (SELECT FROM payment p WHERE lower(p.bank_reference) = lower(${bankReference})
                AND p.id IS DISTINCT FROM ${paymentId}))`

/** Unannounced money with whose it is, who decided, and whether its reference was seen elsewhere. */
export const selectUnmatched = (handle: Handle) =>
  handle.orm
    .select({
      row: unmatchedMoney,
      owner: { id: member.id, firstName: member.firstName, lastName: member.lastName },
      email: account.email,
      decider: { id: operator.id, name: operator.name },
      isReferenceSeen,
    })
    .from(unmatchedMoney)
    .leftJoin(member, eq(member.id, unmatchedMoney.assignedTo))
    .leftJoin(account, eq(account.id, unmatchedMoney.assignedTo))
    .leftJoin(operator, eq(operator.id, unmatchedMoney.decidedBy))

export type FoundUnmatched = Awaited<ReturnType<typeof selectUnmatched>>[number]
