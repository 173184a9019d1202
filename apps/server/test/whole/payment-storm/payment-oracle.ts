// What must hold when a storm is over, told from outside: the provider's own book, the bank statement as the
// operators read it and what callers were answered, against the club's rows and its ledger.
import type { Database } from '#src/db/database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Crew } from './crew.ts'
import { foundBy } from './found-by.ts'
import { newsFindings } from './news-oracle.ts'
import { field, type JournalEntry, type StormJournal, textField } from './storm-journal.ts'

/** The club's accounts with the world outside, before anybody asked for anything. */
export type Before = { readonly outside: ReadonlyMap<string, bigint>; readonly transfer: bigint }

export async function readBefore(db: Database): Promise<Before> {
  const [last] = await db.query<{ id: bigint }>({
    text: 'SELECT coalesce(max(id), 0) AS id FROM ledger.transfer',
  })
  return { outside: await readOutside(db), transfer: last?.id ?? 0n }
}

/** Differences; there must be none. */
export async function paymentFindings(
  db: Database,
  { crew, journal, before }: { crew: Crew; journal: StormJournal; before: Before },
): Promise<string[]> {
  const savers = crew.savers.map(({ id }) => id)
  const audit = await readAuditFindings(db)
  return [
    ...journal.wrong,
    ...answersThatDiffer(journal.entries),
    ...(await startsThatDiffer(db, journal.entries, savers)),
    ...(await shownAndTakenBack(db, journal)),
    ...(await sentAndNotTaken(db, journal)),
    ...(await outsideThatDiffers(db, journal.entries, before)),
    ...(await foundBy(db, ofCharges, [])),
    ...(await foundBy(db, ofPayments, [savers])),
    ...(await foundBy(db, ofTransfers, [before.transfer])),
    ...(await foundBy(db, ofUnmatched, [])),
    ...(await foundBy(db, ofPortfolios, [savers])),
    ...(await foundBy(db, ofSums, [])),
    ...(await foundBy(db, ofWork, [])),
    ...(await newsFindings(db, savers)),
    ...[...audit].map(([counter, { count }]) => `audit: ${counter} ${count}`),
  ]
}

/** Each charge of the provider is in the club once: as a payment that succeeded, or as money set aside. */
const ofCharges = `
  WITH charge AS (
    SELECT id, reference, currency, amount_minor FROM sandbox_charge
     UNION ALL
    SELECT id, reference, currency, amount_minor FROM sandbox_card_charge WHERE outcome = 'success'
  )
  SELECT format('charge %s of %s: there %s times', c.id, c.reference, found.times) AS wrong
    FROM charge c,
         LATERAL (SELECT
           (SELECT count(*) FROM payment p WHERE p.provider = 'sandbox' AND p.charge_id = c.id::text
               AND p.status = 'succeeded'
               AND p.received_minor = c.amount_minor AND p.paid_currency = c.currency) +
           (SELECT count(*) FROM unmatched_money u WHERE u.bank_reference = c.reference || ' ' || c.id
               AND u.amount_minor = c.amount_minor AND u.currency = c.currency) AS times) found
   WHERE found.times <> 1
   UNION ALL
  SELECT format('payment %s: the provider knows no charge %s', p.reference, p.charge_id)
    FROM payment p WHERE p.provider = 'sandbox' AND p.charge_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM charge c WHERE c.id::text = p.charge_id)
   UNION ALL
  SELECT format('payment %s: succeeded without a charge', p.reference)
    FROM payment p WHERE p.provider = 'sandbox' AND p.status = 'succeeded' AND p.charge_id IS NULL
     AND EXISTS (SELECT FROM sandbox_checkout c WHERE c.reference = p.reference)
     AND NOT EXISTS (SELECT FROM unmatched_money u WHERE u.payment_id = p.id)`

/** A payment that succeeded moved what it says, once and to where it says; any other moved nothing. */
const ofPayments = `
  WITH booked AS (
    SELECT t.payment_id AS id, count(DISTINCT t.id) AS times,
           -sum(p.amount) FILTER (WHERE p.amount < 0 AND a.kind <> 'fx') AS given,
           sum(p.amount) FILTER (WHERE p.amount > 0 AND a.kind IN ('wallet', 'portfolio')) AS got,
           min(a.address) FILTER (WHERE p.amount > 0 AND a.kind IN ('wallet', 'portfolio')) AS place,
           coalesce(sum(p.amount) FILTER (WHERE a.kind = 'fees'), 0) AS fee
      FROM ledger.transfer t
      JOIN ledger.posting p ON p.transfer_id = t.id
      JOIN ledger.account a ON a.id = p.account_id
     WHERE t.payment_id IS NOT NULL GROUP BY t.payment_id
  ), told AS (
    SELECT m.*, CASE WHEN m.portfolio_id IS NULL OR m.wallet_id IS NOT NULL
             THEN format('wallet:%s:%s', m.member_id, m.currency)
             ELSE format('portfolio:%s:%s', m.portfolio_id, m.currency) END AS place
      FROM payment m WHERE m.member_id = ANY ($1::uuid[])
  )
  SELECT format('payment %s %s: booked %s times, %s given of %s, %s got of %s, fee %s of %s, at %s',
                m.reference, m.status, coalesce(b.times, 0), b.given, m.received_minor, b.got,
                m.amount_minor, b.fee, m.fee_minor, b.place) AS wrong
    FROM told m LEFT JOIN booked b ON b.id = m.id
   WHERE CASE WHEN m.status = 'succeeded'
           THEN (b.times, b.given, b.got, b.fee, b.place)
             IS DISTINCT FROM (1, m.received_minor, m.amount_minor, m.fee_minor, m.place)
           ELSE b.id IS NOT NULL END`

/** Nothing else moved money than what there is a row of. */
const ofTransfers = `
  SELECT format('transfer %s: nobody asked for %s %s', t.id, t.scope, t.key) AS wrong
    FROM ledger.transfer t
   WHERE t.id > $1 AND t.scope NOT IN ('maturity')
     AND NOT CASE t.scope
           WHEN 'payment' THEN EXISTS (SELECT FROM payment p WHERE p.id::text = t.key AND p.status = 'succeeded')
           WHEN 'unmatched received' THEN EXISTS (SELECT FROM unmatched_money u WHERE u.id::text = t.key)
           WHEN 'unmatched matched' THEN EXISTS (
             SELECT FROM unmatched_money u WHERE u.id::text = t.key AND u.state = 'assigned' AND u.payment_id IS NULL)
           WHEN 'unmatched returned' THEN EXISTS (
             SELECT FROM unmatched_money u WHERE u.id::text = t.key AND u.state = 'returned')
           ELSE false END`

/** Money nobody announced lies on its own account for as long as nobody has decided about it. */
const ofUnmatched = `
  SELECT format('unmatched %s %s: %s on its account', u.bank_reference, u.state, coalesce(a.balance, 0)) AS wrong
    FROM unmatched_money u
    LEFT JOIN ledger.account a ON a.address = format('unmatched:%s:%s', u.id, u.currency)
   WHERE coalesce(a.balance, 0) <> CASE u.state WHEN 'open' THEN u.amount_minor ELSE 0 END`

/** A portfolio has money when it has begun, and not before. */
const ofPortfolios = `
  SELECT format('portfolio %s %s: holds %s', f.id, f.status, coalesce(a.balance, 0)) AS wrong
    FROM portfolio f
    LEFT JOIN ledger.account a ON a.address = format('portfolio:%s:%s', f.id, f.currency)
   WHERE f.member_id = ANY ($1::uuid[])
     AND CASE WHEN f.status IN ('pending_payment', 'pending_confirmation', 'cancelled')
           THEN coalesce(a.balance, 0) <> 0
           ELSE f.status = 'active' AND coalesce(a.balance, 0) = 0 END`

const ofSums = `
  SELECT format('the ledger adds up to %s %s', sum(balance), currency) AS wrong
    FROM ledger.account GROUP BY currency HAVING sum(balance) <> 0`

/** Days after the last call nothing waits for a provider any more, and nothing gave up. */
const ofWork = `
  SELECT format('payment %s is still %s', reference, status) AS wrong
    FROM payment WHERE provider IS NOT NULL AND received_minor IS NULL
     AND (status = 'pending' OR ask_at <= ledger.club_now())
   UNION ALL
  SELECT format('news %s is not looked into', event_key) FROM webhook_event WHERE handled_at IS NULL
   UNION ALL
  SELECT format('%s jobs of %s gave up', count(*), name) FROM pgboss.job
   WHERE state = 'failed' AND name IN ('tell-sandbox-news', 'handle-webhook') GROUP BY name`

/** One key has one answer, however often it was sent. */
function answersThatDiffer(entries: readonly JournalEntry[]): string[] {
  return entries.flatMap(({ asked, answers }) => {
    const said = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))
    return said.size < 2 ? [] : [`${asked.key} was answered ${[...said].join(' and ')}`]
  })
}

/** Every payment was told to who began it, and every one that was told is there. */
async function startsThatDiffer(
  db: Database,
  entries: readonly JournalEntry[],
  savers: readonly string[],
): Promise<string[]> {
  const told = new Map(
    entries.flatMap(({ asked, answers: [answer] }) => {
      const id = answer?.status === 200 ? textField(answer, 'payment_id') : undefined
      const isStart =
        asked.path.startsWith('/api/portfolio/') || asked.path.startsWith('/api/wallet/')
      return isStart ? [[id, asked.key] as const] : []
    }),
  )
  told.delete(undefined)
  const rows = await db.query<{ id: string; reference: string }>({
    text: `SELECT id, reference FROM payment
            WHERE member_id = ANY ($1::uuid[]) AND purpose <> 'recurring' AND reference !~ '-[0-9]+$'`,
    values: [savers],
  })
  const nobodys = rows.filter(({ id }) => !told.has(id))
  for (const { id } of rows) told.delete(id)
  return [
    ...nobodys.map(({ reference }) => `payment ${reference}: nobody was told of it`),
    ...[...told].map(([id, key]) => `${key} was told of payment ${id}, which is not there`),
  ]
}

const shownAndTakenBack = (db: Database, { succeeded }: StormJournal) =>
  foundBy(
    db,
    `SELECT format('payment %s is %s, and was shown as succeeded', reference, status) AS wrong
       FROM payment WHERE id = ANY ($1::uuid[]) AND status <> 'succeeded'`,
    [[...succeeded]],
  )

const sentAndNotTaken = (db: Database, { sentTo }: StormJournal) =>
  foundBy(
    db,
    `SELECT format('account %s: %s times sent to, %s times taken', number, times, taken) AS wrong
       FROM unnest($1::text[], $2::int[]) AS sent (number, times),
            LATERAL (SELECT count(*) AS taken FROM sandbox_charge c JOIN sandbox_checkout o USING (reference)
                      WHERE o.account_number = number) found
      WHERE taken < times`,
    [[...sentTo.keys()], [...sentTo.values()]],
  )

/** By way and currency: the accounts with the world outside, as a positive figure for what came in. */
async function readOutside(db: Database): Promise<Map<string, bigint>> {
  const rows = await db.query<{ way: string; came: bigint }>({
    text: `SELECT concat(CASE WHEN kind = 'bank' THEN 'bank' WHEN holder = 'transfer' THEN holder ELSE 'card' END,
                         ' ', currency) AS way, (-sum(balance))::int8 AS came
             FROM ledger.account WHERE kind IN ('bank', 'clearing') GROUP BY 1`,
  })
  return new Map(rows.map(({ way, came }) => [way, came]))
}

/** What came in by the books, and by what the provider and the bank say. */
async function outsideThatDiffers(
  db: Database,
  entries: readonly JournalEntry[],
  before: Before,
): Promise<string[]> {
  const expected = new Map(before.outside)
  const add = (way: string, minor: bigint) => expected.set(way, (expected.get(way) ?? 0n) + minor)
  const charges = await db.query<{ way: string; minor: bigint }>({
    text: `SELECT concat(way, ' ', currency) AS way, sum(amount_minor)::int8 AS minor
             FROM (SELECT CASE WHEN o.way LIKE 'card%' THEN 'card' ELSE o.way END AS way, c.currency, c.amount_minor
                     FROM sandbox_charge c JOIN sandbox_checkout o USING (reference)
                   UNION ALL
                   SELECT 'card', currency, amount_minor FROM sandbox_card_charge WHERE outcome = 'success') taken
            GROUP BY 1`,
  })
  for (const { way, minor } of charges) add(way, minor)
  for (const entry of entries) {
    const line = bankLine(entry)
    if (line !== undefined) add(`bank ${line.currency}`, line.minor)
  }
  const returned = await db.query<{ way: string; minor: bigint }>({
    text: `SELECT concat(CASE WHEN came_by LIKE 'card%' THEN 'card' ELSE came_by END, ' ', currency) AS way,
                  sum(amount_minor)::int8 AS minor
             FROM unmatched_money WHERE id = ANY ($1::uuid[]) GROUP BY 1`,
    values: [returnedIn(entries)],
  })
  for (const { way, minor } of returned) add(way, -minor)
  const found = await readOutside(db)
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap(way => {
    const [came, should] = [found.get(way) ?? 0n, expected.get(way) ?? 0n]
    return came === should
      ? []
      : [`${way}: ${came} came by the books, ${should} by the world outside`]
  })
}

/** A line of the bank statement that an operator booked. */
function bankLine({ asked, answers: [answer] }: JournalEntry) {
  const isLine = /^\/api\/operator\/(transfer\/confirm|unmatched\/record)/.test(asked.path)
  if (!isLine || answer?.status !== 200) return undefined
  const received = Object(field(answer, 'received'))
  const minor = BigInt(Math.round(Number(Reflect.get(received, 'amount')) * 100))
  return { currency: String(Reflect.get(received, 'currency')), minor }
}

const returnedIn = (entries: readonly JournalEntry[]) =>
  entries.flatMap(({ asked, answers: [answer] }) =>
    asked.path.startsWith('/api/operator/unmatched/return/') && answer?.status === 200
      ? [textField(answer, 'id')]
      : [],
  )
