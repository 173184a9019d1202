import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'

type Found = {
  readonly kind: 'payment' | 'unmatched' | 'settlement' | 'withdrawal'
  readonly id: string
  /** Unmatched money that nobody has been given yet. */
  readonly open: boolean
  /** It has the line's reference; otherwise only the amount, within a few days. */
  readonly named: boolean
  /** The reference is the line's own, not only some words that stand in it. */
  readonly exactly: boolean
}

const daysApart = 5

const isOf = (reference: string) =>
  `(${reference} <> '' AND lower(${reference}) IN (lower($4), lower($5), lower($6)))`

/** Whether a reference stands in the line: in capitals or not, and no shorter than could be chance. */
const standsIn = (reference: string) =>
  `(${isOf(reference)} OR (length(${reference}) >= 6 AND strpos(lower($7), lower(${reference})) > 0))`

/** The same of the club's own, in whatever writing. */
const isWritten = (reference: string) =>
  `strpos(regexp_replace(upper($7), '[^A-Z0-9]', '', 'g'), replace(${reference}, '-', '')) > 0`

/** Unmatched money that one of the club’s left as it came back, and whose reference the line has. */
const isLeftOfNamed = `(
  EXISTS (SELECT FROM withdrawal w WHERE w.unmatched_id = u.id AND ${isWritten('w.reference')})
  OR EXISTS (SELECT FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.unmatched_id = u.id AND ${isWritten('p.reference')}))`

/** An old entry isn't the same money, whatever its reference. */
const mostDaysApart = 45

const near = (day: string) => `abs(${day} - $3::date) <= ${daysApart}`

// What one line shows already, no other does; unmatched money may come and go back.
const free = (column: string, id: string) =>
  `NOT EXISTS (SELECT FROM statement_line l WHERE l.${column} = ${id} AND (l.amount_minor > 0) = $8)`

const incoming = `
  SELECT * FROM (
    SELECT 'unmatched' AS kind, u.id, u.state = 'open' AS open, ${standsIn('u.bank_reference')} OR ${isLeftOfNamed} AS named, ${isOf('u.bank_reference')} AS exactly,
           u.received_on AS day
      FROM unmatched_money u
     WHERE u.came_by = 'bank' AND u.currency = $1 AND u.amount_minor = $2 AND NOT u.is_replaced AND ${free('unmatched_id', 'u.id')}
    UNION ALL
    SELECT 'payment', p.id, false,
           ${isOf('p.reference')} OR ${isWritten('p.reference')} OR ${standsIn("coalesce(p.bank_reference, '')")},
           ${isOf('p.reference')} OR ${isOf("coalesce(p.bank_reference, '')")}, p.received_on
      FROM payment p
     WHERE p.paid_currency = $1 AND p.received_minor = $2 AND p.received_on IS NOT NULL
       AND ${free('payment_id', 'p.id')}
       AND NOT EXISTS (SELECT FROM unmatched_money u WHERE u.payment_id = p.id)
    UNION ALL
    SELECT 'settlement', s.id, false, ${standsIn('s.reference')}, ${isOf('s.reference')}, s.received_on
      FROM settlement s
     WHERE s.currency = $1 AND s.paid_out_minor = $2 AND s.undone_at IS NULL AND ${free('settlement_id', 's.id')}
    UNION ALL
    -- What came back for a member who has left is unmatched money, and shown as that; but for what they owed.
    SELECT 'withdrawal', w.id, false, ${standsIn('w.reference')}, true,
           (w.returned_at AT TIME ZONE 'Africa/Lagos')::date
      FROM withdrawal w JOIN payout_batch b ON b.id = w.batch_id
     WHERE w.currency = $1 AND w.amount_minor = $2 AND w.status = 'returned' AND b.paid_through = 'file'
       AND ${free('withdrawal_id', 'w.id')}
       AND NOT EXISTS (SELECT FROM unmatched_money u WHERE u.id = w.unmatched_id AND u.amount_minor = w.amount_minor)
  ) found
  WHERE (named AND abs(day - $3::date) <= ${mostDaysApart}) OR ${near('day')}
  ORDER BY named DESC, exactly DESC, abs(day - $3::date), id
  LIMIT 1`

const outgoing = `
  SELECT * FROM (
    SELECT 'withdrawal' AS kind, w.id, false AS open, ${standsIn('w.reference')} AS named, true AS exactly,
           (w.paid_at AT TIME ZONE 'Africa/Lagos')::date AS day
      FROM withdrawal w
     WHERE w.currency = $1 AND w.amount_minor = $2 AND w.status IN ('paid', 'returned') AND ${free('withdrawal_id', 'w.id')}
    UNION ALL
    SELECT 'unmatched', u.id, false, ${standsIn('u.bank_reference')}, ${isOf('u.bank_reference')},
           (u.decided_at AT TIME ZONE 'Africa/Lagos')::date
      FROM unmatched_money u
     WHERE u.came_by = 'bank' AND u.currency = $1 AND u.amount_minor = $2 AND u.state = 'returned'
       AND NOT u.is_replaced AND NOT EXISTS (SELECT FROM statement_line_return g WHERE g.unmatched_id = u.id)
  ) found
  WHERE (named AND abs(day - $3::date) <= ${mostDaysApart}) OR ${near('day')}
  ORDER BY named DESC, exactly DESC, abs(day - $3::date), id
  LIMIT 1`

/** What was recorded before of the same money, by hand or by an earlier line that was undone. */
export async function readInBooks(
  tx: Transaction,
  { currency, amountMinor, bookedOn, reference, bankId, named, text, senderName }: LineRow,
): Promise<Found | undefined> {
  const isOut = amountMinor < 0n
  const size = isOut ? -amountMinor : amountMinor
  const said = `${reference} ${text} ${senderName}`
  const values = [currency, size, bookedOn, reference, bankId ?? '', named ?? '', said, !isOut]
  const [found] = await tx.query<Found>({ text: isOut ? outgoing : incoming, values })
  return found
}
