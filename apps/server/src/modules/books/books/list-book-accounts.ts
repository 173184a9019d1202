import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { BookKind } from '@kinfold/contract/operator/books/book-kinds'
import type {
  BookAccount,
  listBookAccounts as endpoint,
} from '@kinfold/contract/operator/books/list-book-accounts'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { asSaid } from './as-said.ts'

type Endpoint = typeof endpoint

type Row = Pick<BookAccount, 'holder' | 'name' | 'member_id' | 'held_id'> & {
  readonly balance: bigint
}
type Told = {
  readonly name: string
  readonly member?: string
  readonly held?: string
  readonly from?: string
}

const memberName = `m.first_name || ' ' || m.last_name`
const club: Told = { name: 'a.holder' }

/** What people call the accounts of a kind, and whose they are. */
const told: Readonly<Record<BookKind, Told>> = {
  bank: club,
  clearing: club,
  fees: club,
  returns: club,
  fx: club,
  receivable: {
    name: memberName,
    member: 'm.id',
    from: 'JOIN member m ON m.id = a.holder::uuid',
  },
  wallet: {
    name: memberName,
    member: 'm.id',
    held: 'w.id',
    from: `JOIN member m ON m.id = a.holder::uuid
           JOIN wallet w ON w.member_id = m.id AND w.currency = $2`,
  },
  portfolio: {
    name: memberName,
    member: 'm.id',
    held: 'f.id',
    from: `JOIN portfolio f ON f.id = a.holder::uuid JOIN member m ON m.id = f.member_id`,
  },
  payouts: { name: 'w.reference', from: 'JOIN withdrawal w ON w.id = a.holder::uuid' },
  unmatched: {
    name: 'u.sender_name',
    from: 'JOIN unmatched_money u ON u.id = a.holder::uuid',
  },
}

/** An account of the club lies in parts. Those that are empty say nothing of the figure. */
const accounts = `
  SELECT holder, sum(balance)::bigint AS balance FROM ledger.account
   WHERE kind = $1 AND currency = $2 GROUP BY holder HAVING sum(balance) <> 0`

export function listBookAccounts(
  { db }: Services,
  { query: { kind, currency, ...page } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { name, member = 'NULL', held = 'NULL', from = '' } = told[kind]
  return readPage(page, {
    count: async () => {
      const text = `SELECT count(*)::int AS found FROM (${accounts}) a`
      const [row] = await db.query<{ found: number }>({ text, values: [kind, currency] })
      return row?.found ?? 0
    },
    rows: async ({ limit, offset }) => {
      const rows = await db.query<Row>({
        text: `
          SELECT a.holder, ${name} AS name, ${member} AS member_id, ${held} AS held_id, a.balance
            FROM (${accounts} ORDER BY abs(sum(balance)) DESC, holder LIMIT $3 OFFSET $4) a ${from}
           ORDER BY abs(a.balance) DESC, a.holder`,
        values: [kind, currency, limit, offset],
      })
      return rows.map(({ balance, ...row }) => ({
        ...row,
        balance: toWireMoney(money(currency, asSaid(kind, balance))),
      }))
    },
  })
}
