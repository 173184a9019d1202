import {
  type MemberSearch,
  memberSearch,
  mostFound,
} from '@kinfold/contract/operator/member/member-search'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core'
import type { Handle } from '../../../db/database.ts'
import { startsWith } from '../../../db/starts-with.ts'
import { account, member, nameWords } from '../../base/person/account.tables.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { bankAccount } from '../../people/bank-account/bank-account.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/** Whatever else is asked of the member with this id. */
export type Fits = (id: AnyPgColumn) => SQL

/**
 * The ids of those who fit, each looked up in an index; never more than a search finds. What else is asked of them is
 * asked before there are so many: of thousands with one name, the one who is suspended is found.
 */
export function foundMembers({ orm }: Handle, typed: string, fits: Fits | undefined) {
  const { words, emailStart, phoneStarts, phoneEnd, lastFour, reference } = memberSearch(typed)
  const { id } = member
  const byName = orm
    .select({ id })
    .from(member)
    .where(
      words.length === 0
        ? sql`false`
        : and(sql`${nameWords} @@ ${wordStarts(words)}::tsquery`, fits?.(id)),
    )
  const byEmail = orm
    .select({ id: account.id })
    .from(account)
    .where(
      emailStart ? and(startsWith(sql`lower(email)`, emailStart), fits?.(account.id)) : sql`false`,
    )
  const byPhone = orm
    .select({ id })
    .from(member)
    .where(
      phoneEnd === undefined
        ? sql`false`
        : and(
            or(
              ...phoneStarts.map(start => startsWith(sql`phone`, start)),
              startsWith(sql`reverse(phone)`, reversed(phoneEnd)),
            ),
            fits?.(id),
          ),
    )
  const byAccount = orm
    .select({ id: bankAccount.memberId })
    .from(bankAccount)
    .where(lastFour === undefined ? sql`false` : sql`"right"(account_number, 4) = ${lastFour}`)
  const byPayment = orm
    .select({ id: payment.memberId })
    .from(payment)
    .where(reference === undefined ? sql`false` : eq(payment.reference, reference))
  const byWithdrawal = orm
    .select({ id: wallet.memberId })
    .from(withdrawal)
    .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
    .where(reference === undefined ? sql`false` : eq(withdrawal.reference, reference))
  const found = union(
    byName.limit(mostFound),
    byEmail.limit(mostFound),
    byPhone.limit(mostFound),
    byAccount.limit(mostFound),
    byPayment.limit(mostFound),
    byWithdrawal.limit(mostFound),
  ).as('found')
  // A member who isn't one: an operator's address begins alike.
  return orm
    .select({ id: found.id })
    .from(found)
    .innerJoin(member, eq(member.id, found.id))
    .limit(mostFound)
}

/** All the words, each as the beginning of one. */
const wordStarts = (words: MemberSearch['words']) =>
  words.map(word => `'${word.replace(/[\\']/g, '\\$&')}':*`).join(' & ')

const reversed = (text: string) => [...text].reverse().join('')
