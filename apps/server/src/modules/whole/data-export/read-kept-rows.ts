import type { Handle } from '../../../db/database.ts'
import type { KeptTable, Owner } from './kept-data.ts'

type KeptRow = Readonly<Record<string, unknown>>

/** How many rows are read at a time: what is in memory, however much there is. */
const step = 500

const mine = {
  payments: '(SELECT id FROM payment WHERE member_id = $1)',
  withdrawals:
    '(SELECT w.id FROM withdrawal w JOIN wallet ON wallet.id = w.wallet_id WHERE wallet.member_id = $1)',
}
const isClaim = (table: string) =>
  `(${table}.payment_id IN ${mine.payments} OR ${table}.withdrawal_id IN ${mine.withdrawals})`

const conditions: Readonly<Record<Extract<Owner, { by: string }>['by'], string>> = {
  address: 't.recipient = (SELECT email FROM account WHERE id = $1)',
  wallet: 't.wallet_id IN (SELECT id FROM wallet WHERE member_id = $1)',
  portfolio: 't.portfolio_id IN (SELECT id FROM portfolio WHERE member_id = $1)',
  payment: `t.payment_id IN ${mine.payments}`,
  withdrawal: `t.withdrawal_id IN ${mine.withdrawals}`,
  claim: isClaim('t'),
  chargeback: `t.chargeback_id IN (SELECT c.id FROM chargeback c WHERE ${isClaim('c')})`,
}

const conditionOf = (owner: Owner) =>
  'by' in owner ? conditions[owner.by] : `t.${owner.column} = $1`

/** A day as `2026-07-31`; the driver would make a moment of it. */
const selected = (column: string) =>
  /_on$|^(from_day|to_day|pay_by|reminded_of)$/.test(column)
    ? `t.${column}::text AS ${column}`
    : `t.${column}`

function textOf(table: string, { owner, oldestBy, key, columns }: KeptTable): string {
  const at = oldestBy === undefined ? `'-infinity'::timestamptz` : `t.${oldestBy}`
  const id = `concat_ws(' ', ${key.map(column => `t.${column}::text`).join(', ')})`
  return `SELECT ${columns.map(selected).join(', ')}, (${at})::text AS "row at", ${id} AS "row id"
    FROM public.${table} t
   WHERE ${conditionOf(owner)} AND (${at}, ${id}) > ($2::timestamptz, $3::text)
   ORDER BY ${at}, ${id} LIMIT ${step}`
}

/** A member's rows of a table, so many at a time. Not in one transaction: it would hold a connection for long. */
export async function* readKeptRows(
  handle: Handle,
  table: string,
  kept: KeptTable,
  memberId: string,
): AsyncGenerator<readonly KeptRow[]> {
  const text = textOf(table, kept)
  let after: readonly string[] = ['-infinity', '']
  for (;;) {
    const rows = await handle.query<KeptRow & { 'row at': string; 'row id': string }>({
      text,
      values: [memberId, ...after],
    })
    yield rows.map(({ 'row at': _at, 'row id': _id, ...row }) => row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < step) return
    after = [last['row at'], last['row id']]
  }
}
