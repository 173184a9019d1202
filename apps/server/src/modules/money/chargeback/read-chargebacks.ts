import type { QueryOf } from '@kinfold/contract/endpoint'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import type { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import type { Page } from '@kinfold/contract/paging/page-of'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { proposer } from '../../base/proposal/proposal-people.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { firstWord } from '../hand-credit/hand-credit.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { chargeback } from './chargeback.tables.ts'
import { describeChargeback } from './describe-chargeback.ts'

/** Those that are open first, by their last day to answer; then the newest. */
export async function readChargebacks(
  handle: Handle,
  { status, payment_id, ...page }: QueryOf<typeof listChargebacks>,
): Promise<Page<Chargeback>> {
  const matching = and(
    status && eq(chargeback.status, status),
    payment_id && eq(chargeback.paymentId, payment_id),
  )
  return readPage(page, {
    count: () => countUpTo(handle, chargeback, matching),
    rows: async window =>
      (await select(handle, matching, orderOf(status), window)).map(describeChargeback),
  })
}

export async function readChargeback(handle: Handle, id: string): Promise<Chargeback> {
  const only = { limit: 1, offset: 0 }
  const [found] = await select(handle, eq(chargeback.id, id), newestFirst, only)
  if (found === undefined) throw new Error(`chargeback ${id} not found`)
  return describeChargeback(found)
}

const firstSpeaker = alias(operator, 'first_speaker')

// The index chargeback_status has the same of each status.
const newestFirst = [sql`${chargeback.openedAt} DESC NULLS LAST`, asc(chargeback.id)]

// The index chargeback_order has the same, also where it would put those without a day.
const openFirst = [
  sql`(${chargeback.status} <> 'open')`,
  sql`(CASE WHEN ${chargeback.status} = 'open' THEN ${chargeback.answerBy} END)`,
  ...newestFirst,
]

/** Where none is open there is nothing to put first, and the open ones are not read to be left out. */
const orderOf = (status: Chargeback['status'] | undefined) =>
  status === undefined || status === 'open' ? openFirst : newestFirst

/** The page is chosen first; everything else is looked up for its rows alone. */
function select(
  { orm }: Handle,
  matching: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: PageWindow,
) {
  const wanted = orm
    .select({ id: chargeback.id })
    .from(chargeback)
    .where(matching)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('wanted')
  return orm
    .select({
      row: chargeback,
      references: { payment: payment.reference, withdrawal: withdrawal.reference },
      member: { id: member.id, firstName: member.firstName, lastName: member.lastName },
      email: account.email,
      by: { id: proposer.id, name: proposer.name },
      firstWonBy: { id: firstSpeaker.id, name: firstSpeaker.name },
    })
    .from(wanted)
    .innerJoin(chargeback, eq(chargeback.id, wanted.id))
    .leftJoin(payment, eq(payment.id, chargeback.paymentId))
    .leftJoin(withdrawal, eq(withdrawal.id, chargeback.withdrawalId))
    .leftJoin(wallet, eq(wallet.id, withdrawal.walletId))
    .leftJoin(member, eq(member.id, sql`coalesce(${payment.memberId}, ${wallet.memberId})`))
    .leftJoin(account, eq(account.id, member.id))
    .leftJoin(proposer, eq(proposer.id, chargeback.recordedBy))
    .leftJoin(firstWord, eq(firstWord.sourceId, chargeback.id))
    .leftJoin(firstSpeaker, eq(firstSpeaker.id, firstWord.saidBy))
    .orderBy(...order)
}
