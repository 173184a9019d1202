import type { AccountKind } from '@kinfold/contract/ledger/account-kind'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { AccountPosting } from '@kinfold/contract/operator/member/account-posting'
import type { Handle } from '../../../db/database.ts'
import type { StatementAccount } from '../../../ledger/read-statement.ts'
import type { PageWindow } from '../../../paging/read-page.ts'
import { lineId } from '../../holdings/wallet/line-id.ts'

type Row = {
  readonly transfer_id: bigint
  readonly leg: number
  readonly role: PostingRole
  readonly is_reversal: boolean
  readonly currency: Currency
  readonly amount: bigint
  readonly balance_after: bigint
  readonly at: Date
  readonly reference: string | null
  readonly legs: readonly {
    readonly account: AccountKind
    readonly role: PostingRole
    readonly currency: Currency
    readonly minor: string
  }[]
}

// Versions have no gaps: a page far back costs as much as the first.
const page = {
  name: 'account-postings',
  text: `
    WITH held AS (SELECT id, version FROM ledger.account WHERE address = $1)
    SELECT p.transfer_id, p.leg, p.role, p.kind = 'reversal' AS is_reversal, p.currency, p.amount, p.balance_after,
           t.event_at AS at, coalesce(payment.reference, withdrawal.reference, t.meta ->> 'reference') AS reference,
           (SELECT jsonb_agg(jsonb_build_object('account', a.kind, 'role', l.role, 'currency', l.currency,
                     'minor', l.amount::text) ORDER BY l.leg)
              FROM ledger.posting l JOIN ledger.account a ON a.id = l.account_id
             WHERE l.transfer_id = p.transfer_id) AS legs
      FROM held JOIN ledger.posting p ON p.account_id = held.id
       AND p.account_version <= held.version - $3::int AND p.account_version > held.version - $3::int - $2::int
      JOIN ledger.transfer t ON t.id = p.transfer_id
      LEFT JOIN payment ON payment.id = t.payment_id
      LEFT JOIN withdrawal ON withdrawal.id = t.withdrawal_id
     ORDER BY p.account_version DESC`,
}

/** The postings of a member's account, newest first. */
export async function readAccountPostings(
  handle: Handle,
  account: StatementAccount,
  { limit, offset }: PageWindow,
): Promise<AccountPosting[]> {
  const rows = await handle.query<Row>({ ...page, values: [account, limit, offset] })
  return rows.map(row => ({
    id: lineId('movement', { transferId: row.transfer_id, leg: row.leg }),
    happened_at: row.at.toISOString(),
    role: row.role,
    is_reversal: row.is_reversal,
    reference: row.reference,
    amount: toWireMoney(money(row.currency, row.amount)),
    balance_after: toWireMoney(money(row.currency, row.balance_after)),
    postings: row.legs.map(({ account: of, role, currency, minor }) => ({
      account: of,
      role,
      amount: toWireMoney(money(currency, BigInt(minor))),
    })),
  }))
}
