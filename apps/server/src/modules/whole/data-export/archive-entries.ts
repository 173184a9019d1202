import { asc, eq } from 'drizzle-orm'
import { FileMissingError } from '../../../providers/files/file-missing-error.ts'
import { storedFile } from '../../base/file/file.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { linesNow } from '../../holdings/wallet/lines-now.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import type { Services } from '../../services.ts'
import { archiveGuide } from './archive-guide.ts'
import { entryName } from './entry-name.ts'
import { fieldGuide } from './field-guide.ts'
import { jsonRows } from './json-rows.ts'
import { keptTables } from './kept-data.ts'
import { readKeptRows } from './read-kept-rows.ts'
import { readMovementRows } from './read-movement-rows.ts'
import { readStandings } from './read-standings.ts'
import type { ArchiveEntry } from './zip-of.ts'

/** Everything in a member's archive, each read when it is its turn. */
export async function* archiveEntries(
  services: Services,
  memberId: string,
  at: Date,
): AsyncGenerator<ArchiveEntry> {
  const { db, config } = services
  yield text('READ ME.txt', archiveGuide(config.club, at))
  yield text('FIELDS.txt', fieldGuide())
  for (const [table, kept] of Object.entries(keptTables)) {
    yield list(kept.file, readKeptRows(db, table, kept, memberId))
  }
  const wallets = await db.orm.select().from(wallet).where(eq(wallet.memberId, memberId))
  yield list('money/balances.json', readStandings(db, wallets))
  for (const each of wallets) {
    yield list(`money/lines-${each.currency}.json`, await linesNow(db, each, {}))
  }
  const portfolios = await db.orm
    .select({ id: portfolio.id, currency: portfolio.currency })
    .from(portfolio)
    .where(eq(portfolio.memberId, memberId))
    .orderBy(asc(portfolio.createdAt))
  for (const each of portfolios) {
    yield list(`portfolios/movements-${each.id}.json`, readMovementRows(db, each))
  }
  yield* sentFiles(services, memberId)
}

async function* sentFiles({ db, files }: Services, memberId: string): AsyncGenerator<ArchiveEntry> {
  const sent = await db.orm
    .select({ name: storedFile.name, key: storedFile.storageKey })
    .from(storedFile)
    .where(eq(storedFile.ownerId, memberId))
    .orderBy(asc(storedFile.createdAt), asc(storedFile.id))
  for (const [index, { name, key }] of sent.entries()) {
    const bytes = await readIfThere(() => files.get(key))
    // The nightly sweep reports one that is gone; the rest is still theirs.
    if (bytes === undefined) continue
    yield { name: entryName(index + 1, name), chunks: once(bytes), isPacked: true }
  }
}

async function readIfThere(read: () => Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FileMissingError) return undefined
    throw error
  }
}

const list = (
  name: string,
  rows: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): ArchiveEntry => ({ name, chunks: jsonRows(rows), isPacked: false })

const text = (name: string, content: string): ArchiveEntry => ({
  name,
  chunks: once(Buffer.from(content)),
  isPacked: false,
})

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
