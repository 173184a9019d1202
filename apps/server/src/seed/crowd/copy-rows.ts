import type { Transaction } from '../../db/database.ts'
import { idFor, referenceFor } from './crowd-names.ts'
import { nobody } from './prepare-batch.ts'

/** Copies what belongs to each person outside the books. */
export async function copyRows(tx: Transaction): Promise<void> {
  for (const { table, of, where = 'true', set, moments = [] } of copies) {
    const shifted = moments.map(column => [column, apart(`s.${column}`)] as const)
    const changed = [...Object.entries(set), ...shifted].map(
      ([column, value]) => `'${column}', ${value}`,
    )
    await tx.query({
      text: `INSERT INTO ${table}
             SELECT made.* FROM crowd_unit c ${of}
              CROSS JOIN LATERAL jsonb_populate_record(s, jsonb_build_object(${changed.join(', ')})) AS made
              WHERE ${where}`,
    })
  }
  await addToDays(tx)
  await addToRuns(tx)
}

type Copy = {
  readonly table: string
  /** What the copied row is found by, from the unit `c`; it is called `s`. */
  readonly of: string
  readonly where?: string
  readonly set: Readonly<Record<string, string>>
  /** Which lists of everybody's are in the order of. */
  readonly moments?: readonly string[]
}

/** In a club of its own no two members do something at the very same moment. */
const apart = (moment: string) => `${moment} + c.n * interval '1 microsecond'`

/** They joined one after the other, not all who are copies of one person at once. */
const joinedBefore = `s.created_at - (c.n % 1000 * 7919 % 1000) * interval '1 day'`

const own = (column: string) => `CASE WHEN s.${column} IS NOT NULL THEN ${idFor(`s.${column}`)} END`
const turnOf = '(SELECT turn FROM crowd_reference r WHERE r.reference = s.reference)'
const ofMember = (table: string, key = 'member_id') => `JOIN ${table} s ON s.${key} = c.unit`
const ofPayment = (table: string) =>
  `JOIN payment p ON p.member_id = c.unit JOIN ${table} s ON s.payment_id = p.id`
const reference = referenceFor(turnOf)

const isNobody = `c.unit = '${nobody}'`
const holdOf = '(SELECT h.id FROM crowd_hold h WHERE h.source = s.hold_id AND h.n = c.n)'

const isCopiedLine = (line: string, statement = 's') =>
  `${line}.statement_id = ${statement}.id AND ${line}.state IN ('open', 'unmatched')
   AND num_nonnulls(${line}.suggested_payment_id, ${line}.suggested_unmatched_id, ${line}.suggested_settlement_id,
                    ${line}.suggested_withdrawal_id) = 0`

const copies: readonly Copy[] = [
  {
    table: 'account',
    of: 'JOIN crowd_member m ON m.n = c.n AND m.source = c.unit JOIN account s ON s.id = c.unit',
    set: { id: 'm.id', email: 'm.email', email_key: 'm.email', created_at: joinedBefore },
  },
  { table: 'member', of: ofMember('member', 'id'), set: { id: own('id') } },
  {
    table: 'notification',
    of: ofMember('notification', 'account_id'),
    set: { id: own('id'), account_id: own('account_id') },
    moments: ['created_at'],
  },
  {
    table: 'bank_account',
    of: ofMember('bank_account'),
    set: { id: own('id'), member_id: own('member_id') },
    moments: ['updated_at'],
  },
  {
    table: 'mail_turned_off',
    of: ofMember('mail_turned_off'),
    set: { member_id: own('member_id') },
  },
  {
    table: 'survey_invitation',
    of: ofMember('survey_invitation'),
    set: { member_id: own('member_id') },
  },
  {
    table: 'kyc_case',
    of: ofMember('kyc_case'),
    set: { id: own('id'), member_id: own('member_id') },
    moments: ['submitted_at'],
  },
  { table: 'wallet', of: ofMember('wallet'), set: { id: own('id'), member_id: own('member_id') } },
  {
    table: 'portfolio',
    of: ofMember('portfolio'),
    set: { id: own('id'), member_id: own('member_id') },
  },
  {
    table: 'saved_card',
    of: ofMember('saved_card'),
    set: { id: own('id'), member_id: own('member_id') },
  },
  {
    table: 'subscription',
    of: 'JOIN portfolio p ON p.member_id = c.unit JOIN subscription s ON s.portfolio_id = p.id',
    set: { id: own('id'), portfolio_id: own('portfolio_id'), card_id: own('card_id') },
  },
  {
    table: 'payment_quote',
    of: ofMember('payment_quote'),
    set: { id: own('id'), member_id: own('member_id'), reference },
  },
  {
    table: 'payment',
    of: ofMember('payment'),
    set: {
      id: own('id'),
      member_id: own('member_id'),
      portfolio_id: own('portfolio_id'),
      wallet_id: own('wallet_id'),
      subscription_id: own('subscription_id'),
      quote_id: own('quote_id'),
      reference,
      charge_id: `s.charge_id || ' ' || c.n`,
      bank_reference: `s.bank_reference || '-' || c.n`,
      link: `replace(s.link, s.reference, ${reference})`,
    },
    moments: ['created_at', 'decided_at', 'settled_at'],
  },
  {
    table: 'sandbox_checkout',
    of: 'JOIN payment p ON p.member_id = c.unit JOIN sandbox_checkout s ON s.reference = p.reference',
    set: { reference },
  },
  // A batch has the withdrawals of the members that are copied together.
  {
    table: 'payout_batch',
    of: `CROSS JOIN LATERAL (
           SELECT w.batch_id, count(*) AS found, sum(w.amount_minor) AS total
             FROM crowd_member m JOIN wallet l ON l.member_id = m.source JOIN withdrawal w ON w.wallet_id = l.id
            WHERE w.batch_id IS NOT NULL GROUP BY w.batch_id) b
         JOIN payout_batch s ON s.id = b.batch_id`,
    where: isNobody,
    set: { id: own('id'), reference, withdrawals: 'b.found', total_minor: 'b.total' },
  },
  {
    table: 'withdrawal',
    of: 'JOIN wallet l ON l.member_id = c.unit JOIN withdrawal s ON s.wallet_id = l.id',
    set: {
      id: own('id'),
      wallet_id: own('wallet_id'),
      bank_account_id: own('bank_account_id'),
      batch_id: `CASE WHEN s.batch_id IS NOT NULL THEN ${idFor('s.batch_id', '(SELECT min(n) FROM crowd_member)')} END`,
      hold_id: holdOf,
      reference,
      // What one left with the desk is nobody's, and not copied with it.
      unmatched_id: 'NULL',
    },
    moments: ['requested_at'],
  },
  {
    table: 'refund',
    of: ofPayment('refund'),
    set: {
      id: own('id'),
      payment_id: own('payment_id'),
      in_place_of: own('in_place_of'),
      // What one left with the desk is nobody's, and not copied with it.
      unmatched_id: 'NULL',
    },
    moments: ['created_at'],
  },
  {
    table: 'chargeback',
    of: ofPayment('chargeback'),
    set: {
      id: own('id'),
      payment_id: own('payment_id'),
      dispute_id: `s.dispute_id || ' ' || c.n`,
      charge_id: `s.charge_id || ' ' || c.n`,
    },
    moments: ['opened_at'],
  },
  {
    table: 'chargeback_recovery',
    of: `JOIN payment p ON p.member_id = c.unit JOIN chargeback b ON b.payment_id = p.id
         JOIN chargeback_recovery s ON s.chargeback_id = b.id`,
    set: {
      id: own('id'),
      chargeback_id: own('chargeback_id'),
      portfolio_id: own('portfolio_id'),
    },
  },
  {
    table: 'unmatched_money',
    of: 'JOIN crowd_source x ON x.unit = c.unit JOIN unmatched_money s ON s.id = x.id',
    set: {
      id: own('id'),
      assigned_to: own('assigned_to'),
      payment_id: own('payment_id'),
      bank_reference: `s.bank_reference || ' crowd ' || c.n`,
      charge: `s.charge || ' crowd ' || c.n`,
    },
  },
  // A bank's file of those lines that name nobody's payment.
  {
    table: 'bank_statement',
    of: `JOIN bank_statement s ON s.file_name NOT LIKE 'crowd %'
         CROSS JOIN LATERAL (SELECT count(*) AS found FROM statement_line l WHERE ${isCopiedLine('l')}) l`,
    where: `${isNobody} AND l.found > 0`,
    set: {
      id: own('id'),
      file_name: `'crowd ' || c.n || ' ' || s.file_name`,
      file_hash: `sha256(s.file_hash || convert_to(c.n::text, 'UTF8'))`,
      line_count: 'l.found',
    },
  },
  {
    table: 'statement_line',
    of: `JOIN bank_statement b ON b.file_name NOT LIKE 'crowd %'
         JOIN statement_line s ON s.statement_id = b.id AND ${isCopiedLine('s', 'b')}`,
    where: isNobody,
    set: {
      id: own('id'),
      statement_id: own('statement_id'),
      fingerprint: `sha256(s.fingerprint || convert_to(c.n::text, 'UTF8'))`,
      unmatched_id: own('unmatched_id'),
    },
  },
  {
    table: 'returns_share',
    of: `JOIN portfolio p ON p.member_id = c.unit JOIN returns_share s ON s.portfolio_id = p.id`,
    set: { portfolio_id: own('portfolio_id'), member_id: own('member_id') },
  },
]

/** A run has a share for everybody, so its totals grow with the club; its own rule sleeps for that statement alone. */
async function addToRuns(tx: Transaction): Promise<void> {
  await tx.query({ text: 'ALTER TABLE returns_run DISABLE TRIGGER keeps_its_run' })
  await tx.query({
    text: `UPDATE returns_run r
              SET portfolios = r.portfolios + n.portfolios, total_minor = r.total_minor + n.total, fee_minor = r.fee_minor + n.fee,
                  basis_minor = r.basis_minor + n.basis, members = r.members + n.members,
                  largest_bps = greatest(1, (r.largest_bps * r.basis_minor / (r.basis_minor + n.basis))::int)
             FROM (
               SELECT s.run_id, count(*) AS portfolios, count(DISTINCT s.member_id) AS members, sum(s.amount_minor) AS total, sum(s.fee_minor) AS fee, sum(s.weight) AS basis
                 FROM crowd_unit c JOIN portfolio p ON p.member_id = c.unit
                 JOIN returns_share s ON s.portfolio_id = p.id GROUP BY s.run_id
             ) n
            WHERE r.id = n.run_id`,
  })
  await tx.query({ text: 'ALTER TABLE returns_run ENABLE TRIGGER keeps_its_run' })
}

/** What the bank's files say of each day. */
async function addToDays(tx: Transaction): Promise<void> {
  await tx.query({
    text: `INSERT INTO statement_day (account_id, booked_on, amount_minor)
           SELECT s.account_id, s.booked_on, sum(s.amount_minor)
             FROM crowd_unit c JOIN bank_statement b ON b.file_name NOT LIKE 'crowd %'
             JOIN statement_line s ON s.statement_id = b.id AND ${isCopiedLine('s', 'b')}
            WHERE ${isNobody} GROUP BY s.account_id, s.booked_on
           ON CONFLICT (account_id, booked_on) DO UPDATE SET amount_minor = statement_day.amount_minor + excluded.amount_minor`,
  })
}
