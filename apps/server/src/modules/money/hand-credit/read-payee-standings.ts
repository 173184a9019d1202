import { type Currency, currencies } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import type { PayeeMatter } from '@kinfold/contract/operator/withdrawal/payee-matter'
import { readyMoney } from '@kinfold/contract/wallet/ready-money'
import { uncoveredDebt } from '@kinfold/contract/wallet/uncovered-debt'
import type { Handle } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalances } from '../../../ledger/read-balances.ts'
import {
  type UnclearedRow,
  unclearedColumn,
  unclearedOf,
} from '../../holdings/wallet/uncleared-money.ts'

/** What the books say of a member who is to be paid. */
export type PayeeStanding = {
  /** What of a wallet pays a debt: neither what is promised to a withdrawal, nor uncleared, nor given by a word that nobody shows. */
  readonly covers: (currency: Currency) => Money
  /** What they owe beyond what covers it in their wallets. */
  readonly debt: Money | undefined
  /** Whether a line of the bank names a payout to them that failed or came back, and nobody has said since what it is. */
  readonly isEarlierPayoutOpen: boolean
  /** Who gave them money that no bank's line from somebody else shows. */
  readonly creditors: ReadonlySet<string>
  /** What was given to them by hand, taken back by their bank or came again, or was perhaps paid, the latest first. */
  readonly matters: readonly PayeeMatter[]
}

type MatterRow = {
  readonly member_id: string
  readonly kind: PayeeMatter['kind']
  /** Who gave it, as far as nothing from anybody else shows it to them. */
  readonly by_ids: readonly string[] | null
  readonly by: string | null
  readonly currency: Currency
  readonly amount_minor: bigint
  /** What the member has of it: dollars, where naira that came were changed. */
  readonly given_currency: Currency
  readonly given_minor: bigint
  readonly is_shown: boolean
  readonly at: Date
}

type Payout = { readonly source: string; readonly minor: string; readonly member: string }
const withdrawn: Payout = { source: 'w.id', minor: 'w.amount_minor', member: 'o.member_id' }
const refunded: Payout = {
  source: 'r.id',
  minor: 'r.amount_minor + r.fee_minor',
  member: 'p.member_id',
}

/** Whoever says what a line is neither is the member nor gave them anything back for it. */
const isAnothersWord = ({ source, member }: Payout) => `(l.matched_by <> ${member}
         AND NOT EXISTS (SELECT FROM hand_credit c WHERE c.source_id = ${source} AND c.credited_by = l.matched_by))`

/** It is what the member sent back, in parts or at once, all of what they had twice, and a third person says that this went back. */
const isSentBack = (payout: Payout) => `(${isAnothersWord(payout)} AND coalesce((
       SELECT sum(g.amount_minor) FROM statement_line_return g JOIN unmatched_money u ON u.id = g.unmatched_id
        WHERE g.line_id = l.id AND u.decided_by NOT IN (l.matched_by, ${payout.member})), 0) >= ${payout.minor})`

/** The same, or whoever sent neither file has said what a line is since what it names came back. */
const isSaidSince = (payout: Payout, moment: string) => `coalesce(
         l.matched_at >= d.sent_at AND (${isSentBack(payout)} OR ${isAnothersWord(payout)}
           AND l.matched_by NOT IN (d.sent_by, f.uploaded_by) AND coalesce(l.matched_at > ${moment}, true)), false)`

/** What a later file says of a line names it, or names it as well. */
const rewordings = (reference: string) => [
  `d.named = ${reference}`,
  `d.also_named @> ARRAY[${reference}] AND d.also_named IS NOT NULL`,
]

const withdrawnLater = (isNamed: string) => `
    SELECT o.member_id, 'payout_named', NULL, NULL, w.currency, w.amount_minor, w.currency, w.amount_minor, true,
           l.booked_on::timestamp AT TIME ZONE 'Africa/Lagos'
      FROM wallet o JOIN withdrawal w ON w.wallet_id = o.id JOIN statement_line_wording d ON ${isNamed}
      JOIN statement_line l ON l.id = d.line_id JOIN bank_statement f ON f.id = l.statement_id
     WHERE o.member_id = ANY ($1) AND w.status IN ('failed', 'returned') AND l.currency = w.currency
       AND l.amount_minor <= -w.amount_minor AND l.withdrawal_id IS DISTINCT FROM w.id
       AND NOT ${isSaidSince(withdrawn, 'w.returned_at')}`

const refundedLater = (isNamed: string) => `
    SELECT p.member_id, 'payout_named', NULL, NULL, p.currency, r.amount_minor + r.fee_minor, p.currency, r.amount_minor + r.fee_minor, true,
           l.booked_on::timestamp AT TIME ZONE 'Africa/Lagos'
      FROM payment p JOIN refund r ON r.payment_id = p.id JOIN statement_line_wording d ON ${isNamed}
      JOIN statement_line l ON l.id = d.line_id JOIN bank_statement f ON f.id = l.statement_id
     WHERE p.member_id = ANY ($1) AND r.status = 'failed' AND r.way = 'hand' AND NOT EXISTS (SELECT FROM refund o WHERE o.in_place_of = r.id)
       AND l.currency = p.currency
       AND l.amount_minor <= -(r.amount_minor + r.fee_minor) AND NOT EXISTS (SELECT FROM refund o WHERE o.id = l.refund_id AND o.payment_id = p.id)
       AND NOT ${isSaidSince(refunded, 'r.settled_at')}`

const text = `
  SELECT c.member_id, CASE c.kind WHEN 'chargeback_won' THEN 'won_back' ELSE 'credited' END AS kind,
         array_agg(c.credited_by) FILTER (WHERE NOT s.is_shown) AS by_ids,
         string_agg(o.name, ' and ' ORDER BY c.created_at, o.name) AS by,
         c.currency, max(c.amount_minor) AS amount_minor, coalesce(p.currency, c.currency) AS given_currency,
         coalesce(p.amount_minor, b.recovered_minor, max(c.amount_minor)) AS given_minor,
         bool_and(s.is_shown) AS is_shown, max(c.created_at) AS at
    FROM hand_credit c JOIN operator o ON o.id = c.credited_by CROSS JOIN LATERAL (SELECT credit_is_shown(c) AS is_shown) s
    LEFT JOIN unmatched_money u ON u.id = c.source_id
    LEFT JOIN payment p ON p.id = coalesce(u.payment_id, c.source_id) AND p.currency <> c.currency
    -- Ending a debt gives no more than was paid of it before.
    LEFT JOIN chargeback b ON b.id = c.source_id
   WHERE c.member_id = ANY ($1)
   GROUP BY c.member_id, c.source_id, c.kind, c.currency, p.currency, p.amount_minor, b.recovered_minor
   UNION ALL
  SELECT p.member_id, 'taken_back', NULL, NULL, b.currency, b.amount_minor, b.currency, b.amount_minor, true, b.opened_at
    FROM payment p JOIN chargeback b ON b.payment_id = p.id
   WHERE p.member_id = ANY ($1) AND b.is_booked AND b.status <> 'won'
   UNION ALL
  SELECT * FROM (
    SELECT o.member_id, 'payout_named', NULL::uuid[], NULL, w.currency, w.amount_minor, w.currency, w.amount_minor, true,
           l.booked_on::timestamp AT TIME ZONE 'Africa/Lagos'
      FROM wallet o JOIN withdrawal w ON w.wallet_id = o.id
      JOIN statement_line l ON l.currency = w.currency AND l.amount_minor <= -w.amount_minor AND l.suggested_withdrawal_id = w.id
     WHERE o.member_id = ANY ($1) AND w.status = 'failed' AND l.state = 'open' AND 'reference' = ANY (l.because)
     UNION
    SELECT o.member_id, 'payout_named', NULL, NULL, w.currency, w.amount_minor, w.currency, w.amount_minor, true,
           l.booked_on::timestamp AT TIME ZONE 'Africa/Lagos'
      FROM wallet o JOIN withdrawal w ON w.wallet_id = o.id
      JOIN statement_line l ON l.named = w.reference AND l.amount_minor < 0 AND l.currency = w.currency AND l.amount_minor <= -w.amount_minor
     WHERE o.member_id = ANY ($1) AND l.withdrawal_id IS DISTINCT FROM w.id
       AND (w.status = 'returned' AND NOT ${isSentBack(withdrawn)} OR w.status = 'failed' AND l.state <> 'matched')
     UNION
    -- One line names it beside another that it pays: until somebody else says what the line is.
    SELECT o.member_id, 'payout_named', NULL, NULL, w.currency, w.amount_minor, w.currency, w.amount_minor, true,
           l.booked_on::timestamp AT TIME ZONE 'Africa/Lagos'
      FROM wallet o JOIN withdrawal w ON w.wallet_id = o.id
      JOIN statement_line l ON l.also_named @> ARRAY[w.reference] AND l.also_named IS NOT NULL AND l.amount_minor < 0 AND l.currency = w.currency
     WHERE o.member_id = ANY ($1) AND w.status IN ('failed', 'returned') AND l.withdrawal_id IS DISTINCT FROM w.id
       AND NOT coalesce(l.state = 'matched' AND l.matched_at > coalesce(w.returned_at, '-infinity') AND ${isAnothersWord(withdrawn)}, false)
     UNION
    SELECT p.member_id, 'payout_named', NULL, NULL, p.currency, r.amount_minor + r.fee_minor, p.currency, r.amount_minor + r.fee_minor, true,
           l.booked_on::timestamp AT TIME ZONE 'Africa/Lagos'
      FROM payment p JOIN refund r ON r.payment_id = p.id
      JOIN statement_line l ON l.also_named @> ARRAY[p.reference] AND l.also_named IS NOT NULL AND l.amount_minor < 0 AND l.currency = p.currency
     WHERE p.member_id = ANY ($1) AND r.status = 'failed' AND r.way = 'hand' AND NOT EXISTS (SELECT FROM refund o WHERE o.in_place_of = r.id)
       AND l.refund_id IS DISTINCT FROM r.id
       AND NOT coalesce(l.state = 'matched' AND l.matched_at > coalesce(r.settled_at, '-infinity') AND ${isAnothersWord(refunded)}, false)
     UNION
    -- A later file names it in a line that was taken for something else: until somebody else says what it is.
    ${rewordings('w.reference').map(withdrawnLater).join(' UNION ')}
     UNION
    SELECT p.member_id, 'payout_named', NULL, NULL, p.currency, r.amount_minor + r.fee_minor, p.currency, r.amount_minor + r.fee_minor, true,
           l.booked_on::timestamp AT TIME ZONE 'Africa/Lagos'
      FROM payment p JOIN refund r ON r.payment_id = p.id
      JOIN statement_line l ON l.named = p.reference AND l.amount_minor < 0 AND l.currency = p.currency AND l.amount_minor <= -(r.amount_minor + r.fee_minor)
     WHERE p.member_id = ANY ($1) AND r.status = 'failed' AND r.way = 'hand' AND NOT EXISTS (SELECT FROM refund o WHERE o.in_place_of = r.id)
       AND NOT EXISTS (SELECT FROM refund o WHERE o.id = l.refund_id AND o.payment_id = p.id)
       AND (l.unmatched_id IS NULL OR l.matched_at >= r.decided_at AND NOT ${isSentBack(refunded)})
     UNION
    ${rewordings('p.reference').map(refundedLater).join(' UNION ')}
  ) named
   UNION ALL
  SELECT p.member_id, 'won_back', NULL, NULL, b.currency, b.amount_minor, b.currency, b.amount_minor, true, b.decided_at
    FROM payment p JOIN chargeback b ON b.payment_id = p.id
   WHERE p.member_id = ANY ($1) AND b.is_booked AND b.status = 'won'
     AND NOT EXISTS (SELECT FROM hand_credit c WHERE c.member_id = p.member_id AND c.source_id = b.id)
   ORDER BY at DESC`

type WaitingRow = { readonly member_id: string; readonly uncleared: readonly UnclearedRow[] | null }

const uncleared = `
  SELECT m.id AS member_id, ${unclearedColumn({ member: 'm.id', now: '$2' })} AS uncleared
    FROM member m WHERE m.id = ANY ($1)`

/** Read anew by each step of a withdrawal, after its row is locked: a debt may have come since the step before. */
export async function readPayeeStandings(
  handle: Handle,
  memberIds: readonly string[],
  now: Date,
): Promise<(memberId: string) => PayeeStanding> {
  const members = [...new Set(memberIds)]
  const walletsOf = (member: string) => currencies.map(currency => walletOf(member, currency))
  const [balances, rows, waiting] = await Promise.all([
    readBalances(handle, members.flatMap(walletsOf)),
    handle.query<MatterRow>({ name: 'payee-matters', text, values: [members] }),
    handle.query<WaitingRow>({ name: 'payees-uncleared', text: uncleared, values: [members, now] }),
  ])
  return member => {
    const own = rows.filter(({ member_id }) => member_id === member)
    const notCleared = unclearedOf(
      waiting.find(({ member_id }) => member_id === member)?.uncleared ?? null,
    )
    /** Below zero where money that nobody shows is no longer in its wallet. */
    const leftIn = (currency: Currency) => {
      const standing = balances.get(walletOf(member, currency))
      const unshown = own
        .filter(each => !each.is_shown && each.given_currency === currency)
        .reduce((sum, { given_minor }) => sum + given_minor, 0n)
      return (standing?.balance.minor ?? 0n) - (standing?.held.minor ?? 0n) - unshown
    }
    const covers = (currency: Currency) => {
      const left = money(currency, leftIn(currency))
      // It may have been changed into this one.
      if (left.minor > 0n && currencies.some(other => leftIn(other) < 0n))
        return money(currency, 0n)
      return left.minor > 0n ? readyMoney(left, notCleared).ready : left
    }
    const standings = currencies.flatMap(currency => {
      const standing = balances.get(walletOf(member, currency))
      return standing === undefined
        ? []
        : [{ balance: covers(currency), held: money(currency, 0n), owed: standing.owed }]
    })
    return {
      covers,
      debt: uncoveredDebt(standings),
      isEarlierPayoutOpen: own.some(({ kind }) => kind === 'payout_named'),
      creditors: new Set(own.flatMap(({ by_ids }) => by_ids ?? [])),
      matters: own.map(row => ({
        kind: row.kind,
        amount: money(row.currency, row.amount_minor),
        by: row.by,
        isShown: row.is_shown,
        at: row.at,
      })),
    }
  }
}
