import type { Currency } from '@kinfold/contract/money/currency'
import type { Transaction } from '../../../db/database.ts'
import { lockStatementAccount } from './lock-statement-account.ts'
import type { ReadLine } from './open-statement-file.ts'
import { readNames } from './read-names.ts'
import { readSuggestions } from './read-suggestions.ts'

type Where = {
  readonly statementId: string
  readonly accountId: string
  readonly currency: Currency
  readonly sentBy: string
  readonly sentAt: Date
  /** Which line of the file is the first of these. */
  readonly first: number
}

// All in one parameter: thousands of them take longer to write than the lines to store.
const text = `
  WITH stored AS (
    INSERT INTO statement_line (statement_id, account_id, currency, position, fingerprint, booked_on, amount_minor,
                                bank_id, reference, sender_name, text, named, also_named, state, because, suggested_payment_id)
    SELECT $1, $2, $3, position, decode(fingerprint, 'hex'), booked_on, amount_minor,
           bank_id, reference, sender_name, text, named, nullif(also_named, '{}'), 'reading', because, suggested_payment_id
      FROM json_to_recordset($4::json) AS line (
        position int, fingerprint text, booked_on date, amount_minor int8, bank_id text, reference text,
        sender_name text, text text, named text, also_named text[], because text[], suggested_payment_id uuid)
    ON CONFLICT DO NOTHING
    RETURNING account_id, booked_on, amount_minor
  ), sent_again AS (
    INSERT INTO statement_line_sender (line_id, sent_by)
    SELECT known.id, $5::uuid
      FROM json_to_recordset($4::json) AS line (fingerprint text, reference text, sender_name text, text text)
      JOIN statement_line known ON known.account_id = $2 AND known.fingerprint = decode(line.fingerprint, 'hex')
       AND (known.reference, known.sender_name, known.text) = (line.reference, line.sender_name, line.text)
      JOIN bank_statement first ON first.id = known.statement_id AND first.uploaded_by <> $5::uuid
    ON CONFLICT DO NOTHING
  ), worded_otherwise AS (
    INSERT INTO statement_line_wording (line_id, sent_by, statement_id, reference, sender_name, text, named, also_named, sent_at)
    SELECT known.id, $5::uuid, $1, line.reference, line.sender_name, line.text, line.named, nullif(line.also_named, '{}'), $6
      FROM json_to_recordset($4::json) AS line (
        fingerprint text, reference text, sender_name text, text text, named text, also_named text[])
      JOIN statement_line known ON known.account_id = $2 AND known.fingerprint = decode(line.fingerprint, 'hex')
     WHERE (known.reference, known.sender_name, known.text) <> (line.reference, line.sender_name, line.text)
       AND NOT EXISTS (
         SELECT FROM statement_line_wording o WHERE o.line_id = known.id AND o.sent_by = $5::uuid
            AND (o.reference, o.sender_name, o.text) = (line.reference, line.sender_name, line.text))
    ON CONFLICT DO NOTHING
  )
  INSERT INTO statement_day (account_id, booked_on, amount_minor)
  SELECT account_id, booked_on, sum(amount_minor) FROM stored GROUP BY account_id, booked_on ORDER BY booked_on
  ON CONFLICT (account_id, booked_on)
  DO UPDATE SET amount_minor = statement_day.amount_minor + excluded.amount_minor`

/**
 * Writes lines down with the payments that they may be for. Those that are known already stay as they are; somebody
 * else has sent one as well if their file says of it what is known; otherwise what it says is kept beside.
 */
export async function storeLines(
  tx: Transaction,
  lines: readonly ReadLine[],
  { statementId, accountId, currency, sentBy, sentAt, first }: Where,
): Promise<void> {
  if (lines.length === 0) return
  await lockStatementAccount(tx, accountId)
  const names = await readNames(tx, lines, currency)
  const named = lines.map((line, index) => ({
    ...line,
    named: names[index]?.named ?? null,
    alsoNamed: names[index]?.alsoNamed ?? [],
  }))
  const suggestions = await readSuggestions(tx, currency, named)
  const rows = named.map((line, index) => ({
    position: first + index,
    fingerprint: Buffer.from(line.fingerprint).toString('hex'),
    booked_on: line.bookedOn,
    amount_minor: String(line.minor),
    bank_id: line.bankId,
    reference: line.reference,
    sender_name: line.sender,
    text: line.text,
    named: line.named,
    also_named: line.alsoNamed,
    because: suggestions[index]?.because ?? [],
    suggested_payment_id: suggestions[index]?.paymentId ?? null,
  }))
  const values = [statementId, accountId, currency, JSON.stringify(rows), sentBy, sentAt]
  await tx.query({ text, values })
}
