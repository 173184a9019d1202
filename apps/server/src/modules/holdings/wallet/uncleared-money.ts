import { clubTimeZone } from '@kinfold/contract/constants'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import type { Uncleared } from '@kinfold/contract/wallet/ready-money'

/** Amounts as text: JSON's numbers end before money does. */
export type UnclearedRow = {
  readonly currency: Currency
  readonly minor: string
  readonly from: string
  readonly portfolio: string | null
  readonly worth: string
}

/** The club's day at a moment of real time, which a sandbox may be ahead of. */
const dayAt = (moment: string) => `((${moment}::timestamptz
  + coalesce((SELECT ahead_ms FROM ledger.club_clock), 0) * interval '1 millisecond') AT TIME ZONE '${clubTimeZone}')::date`

/**
 * A column of a member's payments, and of unmatched money given to them, whose money can't be withdrawn yet, less what
 * was given back to the payer or taken back by their bank; null where there are none. A statement that has it beside
 * balances sees both at one moment.
 * What came beyond the amount that a portfolio was to get went to the wallet, and waits there.
 * What was paid from a wallet and given back is in the wallet again, so nothing is less for it.
 */
export const unclearedColumn = (of: { readonly member: string; readonly now: string }) => `(
  SELECT json_agg(json_build_object('currency', u.currency, 'minor', u.minor::text, 'from', u.clears_on::text,
                                    'portfolio', u.portfolio_id, 'worth', coalesce(f.balance, 0)::text))
    FROM (SELECT p.currency, p.clears_on,
                 CASE WHEN p.wallet_id IS NULL THEN p.portfolio_id END AS portfolio_id,
                 p.amount_minor - CASE WHEN p.gateway = 'wallet' THEN 0 ELSE p.refunded_minor END
                   - coalesce((SELECT sum(b.amount_minor) FROM chargeback b
                                WHERE b.payment_id = p.id AND b.currency = p.currency
                                  AND b.is_booked AND b.status <> 'won'), 0) AS minor
            FROM payment p
           WHERE p.member_id = ${of.member} AND p.clears_on > ${dayAt(of.now)}
             AND p.status IN ('succeeded', 'partly_refunded', 'refunded', 'charged_back')
           UNION ALL
          SELECT p.currency, p.clears_on, NULL, p.received_minor - p.fee_minor - p.amount_minor
            FROM payment p
           WHERE p.member_id = ${of.member} AND p.clears_on > ${dayAt(of.now)}
             AND p.portfolio_id IS NOT NULL AND p.wallet_id IS NULL AND p.paid_currency = p.currency
             AND p.status IN ('succeeded', 'partly_refunded', 'refunded', 'charged_back')
           UNION ALL
          SELECT given.currency, given.clears_on, NULL, given.amount_minor
            FROM unmatched_money given
           WHERE given.assigned_to = ${of.member} AND given.clears_on > ${dayAt(of.now)}
             AND given.state = 'assigned') u
    LEFT JOIN ledger.account f ON f.address = 'portfolio:' || u.portfolio_id || ':' || u.currency
   WHERE u.minor > 0)`

export function unclearedOf(rows: readonly UnclearedRow[] | null): Uncleared[] {
  return (rows ?? []).map(({ currency, minor, from, portfolio: id, worth }) => ({
    amount: money(currency, BigInt(minor)),
    from,
    portfolio: id === null ? undefined : { id, worth: money(currency, BigInt(worth)) },
  }))
}
