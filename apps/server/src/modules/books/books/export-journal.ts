import { Readable } from 'node:stream'
import type { exportJournal as endpoint } from '@kinfold/contract/operator/books/export-journal'
import {
  type JournalLine,
  journalCsvHead,
  journalCsvLines,
} from '@kinfold/contract/operator/books/journal-csv'
import type { SignedInCall, StreamedAnswer } from '../../../calls/call.ts'
import type { Handle } from '../../../db/database.ts'
import { type ClubSpan, monthSpan } from '../../../paging/club-spans.ts'
import type { Services } from '../../services.ts'
import { readJournal } from './read-journal.ts'

type Endpoint = typeof endpoint

/** A month of the books as a file, however long. */
export async function exportJournal(
  { db }: Services,
  { query: { year, month } }: SignedInCall<Endpoint>,
): Promise<StreamedAnswer<Endpoint>> {
  const span = monthSpan(year, month)
  // Before the first byte, so that a database that can't answer is still a refusal.
  const first = await readJournal(db, span, 0n)
  return Readable.from(fileOf(db, span, first))
}

// No transaction: a slow reader would hold its connection.
async function* fileOf(
  db: Handle,
  span: ClubSpan,
  first: readonly JournalLine[],
): AsyncGenerator<Buffer> {
  yield Buffer.from(journalCsvHead)
  for (let lines = first; ; ) {
    const last = lines.at(-1)
    if (last === undefined) return
    yield Buffer.from(journalCsvLines(lines))
    lines = await readJournal(db, span, last.entry)
  }
}
