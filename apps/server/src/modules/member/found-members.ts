import {
  type MemberSearch,
  memberSearch,
  mostFound,
} from '@kinfold/contract/operator/member/member-search'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Handle } from '../../db/database.ts'
import { account, member, nameWords } from '../account/account.tables.ts'
import { bankAccount } from '../bank-account/bank-account.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { wallet } from '../wallet/wallet.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/** The ids of those who fit, each looked up in an index; never more than a search finds. */
export function foundMembers({ orm }: Handle, typed: string) {
  const { words, emailStart, phoneStarts, phoneEnd, lastFour, reference } = memberSearch(typed)
  const { id } = member
  const byName = orm
    .select({ id })
    .from(member)
    .where(words.length === 0 ? sql`false` : sql`${nameWords} @@ ${wordStarts(words)}::tsquery`)
  const byEmail = orm
    .select({ id: account.id })
    .from(account)
    .where(emailStart ? startsWith(sql`lower(email)`, emailStart) : sql`false`)
  const byPhone = orm
    .select({ id })
    .from(member)
    .where(
      phoneEnd === undefined
        ? sql`false`
        : or(
            ...phoneStarts.map(start => startsWith(sql`phone`, start)),
            startsWith(sql`reverse(phone)`, reversed(phoneEnd)),
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

/** With the operators of an index for beginnings: a pattern would have to be known when the query is planned. */
function startsWith(column: SQL, start: string): SQL {
  return sql`(${column} ~>=~ ${start} AND ${column} ~<~ ${`${start}\u{10ffff}`})`
}

const reversed = (text: string) => [...text].reverse().join('')
