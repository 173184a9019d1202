import type { AccountKind } from '@kinfold/contract/ledger/account-kind'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { listBookPostings as endpoint } from '@kinfold/contract/operator/books/list-book-postings'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { rowsOf } from '../../../ledger/account-address.ts'
import { readPage } from '../../../paging/read-page.ts'
import { lineId } from '../../holdings/wallet/line-id.ts'
import type { Services } from '../../services.ts'
import { asSaid } from './as-said.ts'

type Endpoint = typeof endpoint

type Row = {
  readonly transfer_id: bigint
  readonly leg: number
  readonly role: PostingRole
  readonly is_reversal: boolean
  readonly amount: bigint
  readonly at: Date
  readonly reference: string | null
  readonly legs: readonly {
    readonly account: AccountKind
    readonly role: PostingRole
    readonly currency: Currency
    readonly minor: string
  }[]
}

const ofAccount = 'address = ANY ($1)'

// The newest of each part: a page costs what it shows, however much has gone through the account.
const text = `
  SELECT p.transfer_id, p.leg, p.role, p.kind = 'reversal' AS is_reversal, p.amount, t.event_at AS at,
         coalesce(payment.reference, withdrawal.reference, t.meta ->> 'reference') AS reference,
         (SELECT jsonb_agg(jsonb_build_object('account', a.kind, 'role', l.role, 'currency', l.currency,
                   'minor', l.amount::text) ORDER BY l.leg)
            FROM ledger.posting l JOIN ledger.account a ON a.id = l.account_id
           WHERE l.transfer_id = p.transfer_id) AS legs
    FROM (
      SELECT newest.* FROM (SELECT id FROM ledger.account WHERE ${ofAccount}) part
       CROSS JOIN LATERAL (
         SELECT * FROM ledger.posting WHERE account_id = part.id
          ORDER BY account_version DESC LIMIT $2::int + $3::int
       ) newest
       ORDER BY newest.transfer_id DESC, newest.leg DESC LIMIT $2::int OFFSET $3::int
    ) p
    JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN payment ON payment.id = t.payment_id
    LEFT JOIN withdrawal ON withdrawal.id = t.withdrawal_id
   ORDER BY p.transfer_id DESC, p.leg DESC`

export function listBookPostings(
  { db }: Services,
  { query: { kind, currency, holder = '', ...page } }: Pick<SignedInCall<Endpoint>, 'query'>,
): Promise<Answer<Endpoint>> {
  const account = rowsOf(`${kind}:${holder}:${currency}`)
  return readPage(page, {
    // Versions have no gaps.
    count: async () => {
      const counted = `SELECT coalesce(sum(version), 0)::int AS found FROM ledger.account WHERE ${ofAccount}`
      const [row] = await db.query<{ found: number }>({ text: counted, values: [account] })
      return row?.found ?? 0
    },
    rows: async ({ limit, offset }) => {
      const rows = await db.query<Row>({ text, values: [account, limit, offset] })
      return rows.map(row => ({
        id: lineId('movement', { transferId: row.transfer_id, leg: row.leg }),
        happened_at: row.at.toISOString(),
        role: row.role,
        is_reversal: row.is_reversal,
        reference: row.reference,
        amount: toWireMoney(money(currency, asSaid(kind, row.amount))),
        postings: row.legs.map(leg => ({
          account: leg.account,
          role: leg.role,
          amount: toWireMoney(money(leg.currency, asSaid(leg.account, BigInt(leg.minor)))),
        })),
      }))
    },
  })
}
