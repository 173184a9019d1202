import type { Currency } from '@kinfold/contract/money/currency'
import type { Handle } from '../../../db/database.ts'

export type BankSide = {
  readonly currency: Currency
  /** What the statements come to at the end of the day. */
  readonly balance: bigint
  readonly read_to: string | null
  readonly open_lines: bigint
  readonly open_minor: bigint
  readonly unmatched_lines: bigint
}

// Of each account: the opening balance that was stated last, and all days since. What an earlier file left out
// is in it; where none states a balance, all days. Lines that are matched are only read as sums of their days.
const text = `
  WITH of_account AS (
    SELECT a.id, a.currency, stated.opening_minor, stated.from_day,
           EXISTS (SELECT FROM club_bank_account there
                    WHERE there.currency = a.currency AND there.account_number = a.account_number
                      AND lower(there.bank_name) = lower(a.bank_name) AND there.removed_at IS NULL) AS is_there,
           (SELECT max(s.to_day) FROM bank_statement s WHERE s.account_id = a.id) AS read_to
      FROM club_bank_account a
      LEFT JOIN LATERAL (
        SELECT s.opening_minor, s.from_day FROM bank_statement s
         WHERE s.account_id = a.id AND s.from_day <= $1::date AND s.opening_minor IS NOT NULL
         ORDER BY s.from_day DESC, s.created_at, s.id LIMIT 1) stated ON true
     WHERE NOT EXISTS (SELECT FROM club_bank_account earlier
                        WHERE earlier.currency = a.currency AND earlier.account_number = a.account_number
                          AND lower(earlier.bank_name) = lower(a.bank_name)
                          AND (earlier.position, earlier.id) < (a.position, a.id))
  )
  SELECT a.currency,
         (sum(coalesce(a.opening_minor, 0)) + sum(days.since))::int8 AS balance,
         CASE WHEN bool_and(a.read_to IS NOT NULL OR NOT a.is_there) THEN min(a.read_to)::text END AS read_to,
         sum(waiting.open_lines)::int8 AS open_lines,
         sum(waiting.open_minor)::int8 AS open_minor,
         sum(waiting.unmatched_lines)::int8 AS unmatched_lines
    FROM of_account a
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(d.amount_minor), 0) AS since FROM statement_day d
       WHERE d.account_id = a.id AND d.booked_on BETWEEN coalesce(a.from_day, '-infinity') AND $1::date) days
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE l.state <> 'unmatched') AS open_lines,
             coalesce(sum(l.amount_minor) FILTER (WHERE l.state <> 'unmatched'), 0) AS open_minor,
             count(*) FILTER (WHERE l.state = 'unmatched') AS unmatched_lines
        FROM statement_line l
       WHERE l.account_id = a.id AND l.booked_on <= $1::date AND l.state <> 'matched') waiting
   GROUP BY a.currency`

/** What the bank says, by currency: all of the club's accounts in it together, as the ledger has them. */
export function readBankSide(handle: Handle, day: string): Promise<BankSide[]> {
  return handle.query<BankSide>({ text, values: [day] })
}
