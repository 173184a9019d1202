// Whether members were told of each event, once.
import type { Database } from '#src/db/database.ts'
import { foundBy } from './found-by.ts'

export async function newsFindings(db: Database, savers: readonly string[]): Promise<string[]> {
  return [
    ...(await foundBy(db, ofArrivals, [savers])),
    ...(await foundBy(db, ofEnds, [savers])),
    ...(await foundBy(db, ofMails, [savers])),
  ]
}

/** Of all money that came, and of what was given to a wallet by hand. */
const ofArrivals = `
  WITH told AS (
    SELECT account_id AS member, title = 'We matched a transfer to you' AS matched, count(*) AS times
      FROM notification
     WHERE title IN ('Your money has arrived', 'Your contribution has arrived', 'Your money is in your wallet',
                     'You paid twice', 'More of your money has arrived', 'We matched a transfer to you') GROUP BY 1, 2
  ), came AS (
    SELECT member_id AS member, false AS matched, count(*) AS times
      FROM payment WHERE status = 'succeeded' GROUP BY 1
     UNION ALL
    SELECT assigned_to, true, count(*) FROM unmatched_money
     WHERE state = 'assigned' AND payment_id IS NULL GROUP BY 1
  )
  SELECT format('member %s: %s arrivals%s, told of %s', member, came.times,
                CASE WHEN matched THEN ' by hand' END, coalesce(told.times, 0)) AS wrong
    FROM told FULL JOIN came USING (member, matched)
   WHERE member = ANY ($1::uuid[]) AND told.times IS DISTINCT FROM came.times`

/** What ended otherwise names its reference. Money may still come after that, and then it has ended twice. */
const ofEnds = `
  WITH told AS (
    SELECT account_id, title, substring(body FROM 'KF-[0-9A-Z]{8}') AS reference, count(*) AS times
      FROM notification WHERE account_id = ANY ($1::uuid[]) AND body ~ 'KF-[0-9A-Z]{8}' GROUP BY 1, 2, 3
  ), expected AS (
    SELECT p.reference, e.title, e.least, e.most FROM payment p, LATERAL (VALUES
      ('We have your receipt', (gateway = 'bank')::int, (gateway = 'bank')::int),
      ('Your payment did not go through', (gateway <> 'bank' AND status = 'failed')::int, (gateway <> 'bank')::int),
      ('We could not find your transfer', (gateway = 'bank' AND status = 'failed')::int, (gateway = 'bank')::int),
      ('Your payment has expired', (status = 'expired')::int, 1),
      ('We are still looking for your transfer', (reminded_at IS NOT NULL)::int, (reminded_at IS NOT NULL)::int)
    ) AS e (title, least, most)
     WHERE p.member_id = ANY ($1::uuid[]) AND p.reference !~ '-[0-9]+$'
  )
  SELECT format('%s: told %s times "%s"', reference, coalesce(told.times, 0), e.title) AS wrong
    FROM expected e LEFT JOIN told USING (reference, title)
   WHERE coalesce(told.times, 0) NOT BETWEEN e.least AND e.most`

/** A mail for each. */
const ofMails = `
  SELECT format('member %s: %s mails "%s" for %s notifications', n.account_id, coalesce(m.times, 0), n.title, n.times) AS wrong
    FROM (SELECT account_id, title, count(*) AS times FROM notification GROUP BY 1, 2) n
    JOIN account a ON a.id = n.account_id
    LEFT JOIN (SELECT recipient, subject, count(*) AS times FROM mail_message GROUP BY 1, 2) m
      ON m.recipient = a.email AND m.subject = n.title
   WHERE n.account_id = ANY ($1::uuid[]) AND m.times IS DISTINCT FROM n.times`
