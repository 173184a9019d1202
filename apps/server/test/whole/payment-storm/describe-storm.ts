import type { Database } from '#src/db/database.ts'
import type { Dose } from './dose.ts'
import type { Aftermath } from './run-payment-storm.ts'

/** How big it was, in one line. */
export async function describeStorm(
  db: Database,
  { callers, servers, serverKills, databaseKills }: Dose,
  { scene: { crew, fleet, journal }, seconds }: Aftermath,
): Promise<string> {
  const [sums] = await db.query<Record<'payments' | 'charges' | 'aside', bigint>>({
    text: `SELECT (SELECT count(*) FROM payment WHERE member_id = ANY ($1::uuid[])) AS payments,
                  (SELECT count(*) FROM sandbox_charge) AS charges,
                  (SELECT count(*) FROM unmatched_money) AS aside`,
    values: [crew.savers.map(({ id }) => id)],
  })
  const states = await db.query<{ state: string }>({
    text: `SELECT concat(count(*), ' ', gateway, ' ', status) AS state FROM payment
            WHERE member_id = ANY ($1::uuid[]) GROUP BY gateway, status ORDER BY gateway, status`,
    values: [crew.savers.map(({ id }) => id)],
  })
  const answers = [...fleet.answers].map(([said, count]) => `${count} × ${said}`).join(', ')
  return [
    `${callers} callers over ${servers} servers for ${seconds} s, ${serverKills} kills of servers, ${databaseKills} of the database`,
    `${sums?.payments} payments, ${sums?.charges} charges, ${sums?.aside} set aside, ${journal.entries.length} money calls`,
    `answers: ${answers}, ${fleet.unanswered} without one`,
    states.map(({ state }) => state).join(', '),
  ].join('; ')
}
