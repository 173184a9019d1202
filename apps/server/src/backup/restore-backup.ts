import type { Mode } from '../config/mode.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { databaseFailure } from '../db/database-failure.ts'
import { isSameMigration } from '../db/migrate.ts'
import { type HeldMails, holdMails } from '../mail/held-mails.ts'
import { readMode, requireMode } from '../mode/settle-mode.ts'
import { checkBooks, theBeginning } from '../modules/books/books/check-books.ts'
import { describeFindings, splitUnknownKeys } from '../modules/books/books/findings.ts'
import { describeHeads, readHeads } from '../modules/books/books/read-heads.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import type { ChainKeys } from '../security/chain-keys.ts'
import type { Encryption } from '../security/encryption.ts'
import { missingKeys } from '../security/missing-keys.ts'
import { checkArchive } from './check-archive.ts'
import { migrationsOf, tablesOf } from './database-shape.ts'
import { endSessionsAndCodes } from './end-sessions-and-codes.ts'
import type { Manifest } from './manifest.ts'
import { judgeSignature } from './manifest-signature.ts'
import { restoreFiles } from './restore-files.ts'
import { restoreTables } from './restore-tables.ts'

type Parts = {
  readonly db: Database
  readonly files: FileStore
  readonly encryption: Encryption
  readonly chainKeys: ChainKeys
  readonly mode: Mode
  readonly now: () => Date
}
type Input = {
  readonly file: string
  readonly replace: boolean
  /** Whether links of the chains may name unknown keys, which makes them unverifiable. */
  readonly acceptUnknownKeys?: boolean
  /** Whether to restore an archive that can't be proven to be this club's, for example because its secret is lost. */
  readonly acceptUnsigned?: boolean
}
type Restored = { readonly manifest: Manifest; readonly held: HeldMails }

// The tables of a large club take minutes, and nobody else waits for them.
const longTimeout = { timeoutMs: 24 * 3_600_000 }

/** Fills a server's database and files from an archive, either completely and checked or not at all. */
export async function restoreBackup(parts: Parts, input: Input): Promise<Restored> {
  const { db, files, encryption } = parts
  const manifest = await checkArchive(input.file)
  const lost = missingKeys(
    { encrypted: manifest.key_ids, signed: manifest.chain_key_ids ?? [] },
    encryption,
  )
  if (lost.length > 0) {
    throw new StartupError(
      `Something in this backup is encrypted with a secret that isn’t here (${lost.join(', ')}); add it to KINFOLD_EARLIER_SECRETS. Nothing was restored.`,
    )
  }
  const known = await db.transaction(async tx => {
    await requireFits(tx, manifest, parts.mode, input)
    requireSigned(parts.chainKeys, manifest, input)
    return storageKeysOf(tx)
  }, longTimeout)
  // Before the tables, so that no transaction stays open while files are uploaded to a bucket.
  const added: string[] = []
  try {
    await restoreFiles(files, input.file, key => void (known.has(key) || added.push(key)))
    const held = await db.transaction(tx => restoreRows(tx, manifest, parts, input), longTimeout)
    return { manifest, held }
  } catch (error) {
    // It may have been committed after all, and then rows refer to these files.
    if (databaseFailure(error)?.outcomeUnknown === true) throw error
    for (const key of added) await files.remove(key).catch(() => undefined)
    throw error
  }
}

// Checksums detect damage, not tampering: anybody who can write an archive can recompute them.
function requireSigned(keys: ChainKeys, manifest: Manifest, { acceptUnsigned = false }: Input) {
  const proof = judgeSignature(keys, manifest)
  if (proof === 'signed') return
  if (proof === 'forged') {
    throw new StartupError(
      'This backup’s manifest doesn’t fit its signature: somebody changed the archive after it was made. Nothing was restored.',
    )
  }
  if (acceptUnsigned) return
  throw new StartupError(
    `This backup is ${proof}, so nothing proves that it is this club’s and as it was made; passwords and bank accounts in it may have been changed. ${proof === 'unsigned' ? 'This version signs each backup it makes' : 'Add its secret to KINFOLD_EARLIER_SECRETS'}; if you know why this one differs, and that nobody else could write it, add --accept-unsigned. Nothing was restored.`,
  )
}

async function restoreRows(
  tx: Transaction,
  manifest: Manifest,
  { mode, now, chainKeys }: Parts,
  input: Input,
): Promise<HeldMails> {
  for (const limit of ['statement', 'lock', 'idle_in_transaction_session']) {
    await tx.query({ text: `SET LOCAL ${limit}_timeout = 0` })
  }
  await requireFits(tx, manifest, mode, input)
  await restoreTables(tx, input.file, manifest)
  await requireSound(tx, chainKeys, manifest, input)
  await endSessionsAndCodes(tx, now())
  return holdMails(tx, now())
}

async function storageKeysOf(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ storage_key: string }>({
    text: 'SELECT storage_key FROM stored_file',
  })
  return new Set(rows.map(row => row.storage_key))
}

async function requireFits(
  tx: Transaction,
  manifest: Manifest,
  mode: Mode,
  { replace }: Input,
): Promise<void> {
  await requireSameVersion(tx, manifest)
  await requireSameTables(tx, manifest)
  await requireMode(tx, mode)
  if (manifest.mode !== mode) {
    throw new StartupError(
      `This backup is one of a ${manifest.mode === 'live' ? 'live club' : 'sandbox'}, and KINFOLD_MODE is ${mode} here: a club keeps its mode. Nothing was restored.`,
    )
  }
  if (!replace) await requireEmpty(tx)
}

async function requireSameVersion(tx: Transaction, { migrations }: Manifest): Promise<void> {
  const here = await migrationsOf(tx)
  const isSame =
    here.length === migrations.length &&
    migrations.every((there, n) => {
      const applied = here[n]
      return applied !== undefined && isSameMigration(applied, there)
    })
  if (isSame) return
  const last = (list: Manifest['migrations']) => list.at(-1)?.name ?? 'none'
  throw new StartupError(
    `This backup was made by another version of the server (its tables are those of ${last(migrations)}, here they are those of ${last(here)}); restore it with that version, then start this one. Nothing was restored.`,
  )
}

// Statements only ever contain names from the database itself; names from an archive are compared with those.
async function requireSameTables(tx: Transaction, { tables }: Manifest): Promise<void> {
  const here = await tablesOf(tx)
  const differing =
    here.find(table => !Object.hasOwn(tables, table)) ??
    Object.keys(tables).find(table => !here.includes(table))
  if (differing === undefined) return
  throw new StartupError(
    `This backup’s manifest doesn’t name the tables of this database; the first that differs is ${JSON.stringify(differing)}. Nothing was restored.`,
  )
}

async function requireEmpty(tx: Transaction): Promise<void> {
  const [found] = await tx.query<{ some: boolean }>({
    text: `SELECT EXISTS (SELECT 1 FROM account) OR EXISTS (SELECT 1 FROM ledger.transfer)
               OR EXISTS (SELECT 1 FROM audit_entry) AS some`,
  })
  if (found?.some !== true) return
  throw new StartupError(
    'There is a club in this database already; add --replace to put the backup in its place. Nothing was restored.',
  )
}

async function requireSound(
  tx: Transaction,
  keys: ChainKeys,
  manifest: Manifest,
  { acceptUnknownKeys = false }: Input,
): Promise<void> {
  for (const table of await tablesOf(tx)) {
    const rows = manifest.tables[table]
    const [counted] = await tx.query<{ rows: number }>({
      text: `SELECT count(*)::int AS rows FROM ${table}`,
    })
    if (counted?.rows !== rows)
      throw unsound(`${table} has ${counted?.rows} rows instead of ${rows}`)
  }
  if ((await readMode(tx)) !== manifest.mode) throw unsound('its mode is not the one it names')
  const { findings } = await checkBooks(tx, keys, theBeginning)
  const [unknown, others] = splitUnknownKeys(findings)
  if (others.size > 0) throw unsound(`the check of its books finds ${describeFindings(findings)}`)
  if (unknown.size > 0 && !acceptUnknownKeys) throw unprovable(describeFindings(unknown))
  const heads = describeHeads(await readHeads(tx))
  if (JSON.stringify(heads) !== JSON.stringify(manifest.heads)) {
    throw unsound('its seals or its audit log don’t end where the manifest says')
  }
}

// A tampered entry can name a made-up key. Only a person can tell that a key belongs to an earlier secret.
const unprovable = (found: string) =>
  new StartupError(
    `This backup’s seals or audit log name a secret that isn’t here: ${found}. If it is one of yours, add it to KINFOLD_EARLIER_SECRETS. If you never had it, somebody wrote these entries: read docs/audit.md before you add --accept-unknown-keys. Nothing was restored.`,
  )

const unsound = (what: string) =>
  new StartupError(`The restored data failed a check: ${what}. Nothing was restored.`)
