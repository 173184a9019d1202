import type { AccountKind } from '@kinfold/contract/ledger/account-kind'
import type { LinePosting } from '@kinfold/contract/ledger/line-behind'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { Handle } from '../../../db/database.ts'
import { readPayment } from '../../money/payment/read-payments.ts'

type Line = {
  readonly transfer_id: bigint
  readonly meta: Readonly<Record<string, string>>
  readonly payment_id: string | null
}

type Behind = {
  readonly postings: LinePosting[]
  readonly rate: string | null
  readonly rate_set_at: string | null
  readonly payment: Payment | null
}

type Row = {
  readonly account: AccountKind
  readonly role: PostingRole
  readonly currency: Currency
  readonly amount: bigint
}

/** What stands behind a member's own line; a `null` line has moved no money yet. */
export async function readLineBehind(
  handle: Handle,
  memberId: string,
  line: Line | { readonly transfer_id: null; readonly payment_id: string | null },
): Promise<Behind> {
  const payment =
    line.payment_id === null ? undefined : await readPayment(handle, line.payment_id, memberId)
  const { rate = null, rateSetAt = null } = line.transfer_id === null ? {} : line.meta
  return {
    postings: line.transfer_id === null ? [] : await readPostings(handle, line.transfer_id),
    rate,
    rate_set_at: rateSetAt,
    payment: payment ?? null,
  }
}

async function readPostings(handle: Handle, transferId: bigint): Promise<LinePosting[]> {
  const rows = await handle.query<Row>({
    text: `SELECT account.kind AS account, posting.role, posting.currency, posting.amount
             FROM ledger.posting JOIN ledger.account ON account.id = posting.account_id
            WHERE posting.transfer_id = $1 ORDER BY posting.leg`,
    values: [transferId],
  })
  return rows.map(({ account, role, currency, amount }) => ({
    account,
    role,
    amount: toWireMoney(money(currency, amount)),
  }))
}
