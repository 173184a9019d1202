import type { QueryOf } from '@kinfold/contract/endpoint'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import type { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import type { Page } from '@kinfold/contract/paging/page-of'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { describeTransfer } from './describe-transfer.ts'
import { foundTransfers } from './found-transfers.ts'
import { isTransfer } from './is-transfer.ts'
import { transferOrder } from './transfer-order.ts'

/** Transfers to the club's bank account, the longest waiting first, then the last decided. */
export async function readExpectedTransfers(
  handle: Handle,
  { status, currency, search, ...page }: QueryOf<typeof listExpectedTransfers>,
): Promise<Page<ExpectedTransfer>> {
  const matching = and(
    isTransfer,
    status && inStatus(status),
    currency && eq(payment.paidCurrency, currency),
    search ? inArray(payment.id, foundTransfers(handle, search)) : undefined,
  )
  return readPage(page, {
    count: () => countUpTo(handle, payment, matching),
    rows: async window =>
      (await select(handle, matching, window, orderIn(status))).map(describeTransfer),
  })
}

/** With what lets the index `payment_transfer_order` begin at those that are decided. */
const inStatus = (status: PaymentStatus) =>
  status === 'pending_confirmation'
    ? eq(payment.status, status)
    : sql`${payment.status} = ${status} AND ${payment.status} <> 'pending_confirmation'`

/** Of those that wait alone, the same order is that of the index `payment_transfers`. */
const orderIn = (status: PaymentStatus | undefined) =>
  status === 'pending_confirmation'
    ? [asc(payment.createdAt), asc(payment.id)]
    : transferOrder(payment)

export async function findExpectedTransfer(
  handle: Handle,
  id: string,
): Promise<ExpectedTransfer | undefined> {
  const [found] = await select(handle, and(isTransfer, eq(payment.id, id)), { limit: 1, offset: 0 })
  return found && describeTransfer(found)
}

export async function readExpectedTransfer(handle: Handle, id: string): Promise<ExpectedTransfer> {
  const found = await findExpectedTransfer(handle, id)
  if (found === undefined) throw new Error(`transfer ${id} not found`)
  return found
}

/** The page is chosen first, in the order of an index; everything else is looked up for its rows alone. */
function select(
  { orm }: Handle,
  matching: SQL | undefined,
  { limit, offset }: PageWindow,
  order = transferOrder(payment),
) {
  const wanted = orm
    .select({ id: payment.id })
    .from(payment)
    .where(matching)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('wanted')
  return orm
    .select({
      row: payment,
      firstName: member.firstName,
      lastName: member.lastName,
      email: account.email,
      decider: { id: operator.id, name: operator.name },
    })
    .from(wanted)
    .innerJoin(payment, eq(payment.id, wanted.id))
    .innerJoin(member, eq(member.id, payment.memberId))
    .innerJoin(account, eq(account.id, payment.memberId))
    .leftJoin(operator, eq(operator.id, payment.decidedBy))
    .orderBy(...transferOrder(payment))
}
