// How a start uses the two PostgreSQL log-ins: the owner's to migrate, the serving role's for everything else.
import { StartupError } from '../config/startup-error.ts'
import type { Database, Transaction } from './database.ts'
import { grantToServingRole } from './grant-to-serving-role.ts'
import { migrate, missingMigrations } from './migrate.ts'
import { openPostgres, type PostgresSettings } from './open-postgres.ts'
import { privilegeGaps } from './privilege-gaps.ts'
import { provideLedgerRole } from './provide-ledger-role.ts'
import { readPrivileges } from './read-privileges.ts'
import { readSession, type Session } from './read-session.ts'
import { refusedPostgres } from './refused-postgres.ts'
import { requireOwner } from './require-owner.ts'

export type ServingSettings = PostgresSettings & {
  // MIGRATION_DATABASE_URL: without it the role in `url` migrates, if it may.
  readonly migrationUrl?: string | undefined
  /** Serves only as a role that owns nothing and is a member of no other role. */
  readonly leastPrivilege: boolean
}

export async function openServingDatabase(settings: ServingSettings): Promise<Database> {
  const database = openPostgres(settings)
  try {
    await prepare(database, settings)
    return database
  } catch (error) {
    await database.close()
    throw refusedPostgres(error, 'DATABASE_URL')
  }
}

async function prepare(database: Database, settings: ServingSettings): Promise<void> {
  const { migrationUrl, leastPrivilege, onEvent } = settings
  const session = await readSession(database)
  if (leastPrivilege) requireOrdinaryRole(session)
  if (migrationUrl !== undefined) await migrateWith(migrationUrl, session)
  else if (session.mayCreateSchemas) await migrateAsOwner(database)
  const missing = await missingMigrations(database)
  if (missing.length > 0) throw missingMigrationsError(missing)
  const beyond = await requirePrivileges(database, session)
  if (leastPrivilege) requireNothingBeyond(session, beyond)
  const reasons = session.powers.length > 0 ? session.powers : beyond
  if (reasons.length > 0) onEvent?.({ kind: 'serves-with-privileges', role: session.role, reasons })
}

/** Applies the migrations and grants the serving role's privileges in one transaction. */
async function migrateWith(url: string, serving: Session): Promise<void> {
  const owner = openPostgres({ url, poolSize: 1 })
  try {
    const { database, server } = await readSession(owner)
    if (database !== serving.database || server !== serving.server) {
      throw new StartupError(
        'MIGRATION_DATABASE_URL and DATABASE_URL point to different databases; correct one of them.',
      )
    }
    await migrateAsOwner(owner, tx => grantToServingRole(tx, serving.role))
  } catch (error) {
    throw refusedPostgres(error, 'MIGRATION_DATABASE_URL')
  } finally {
    await owner.close()
  }
}

function migrateAsOwner(
  database: Database,
  after?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return migrate(database, {
    async before(tx) {
      await requireOwner(tx)
      await provideLedgerRole(tx)
    },
    ...(after !== undefined && { after }),
  })
}

function requireOrdinaryRole({ role, powers }: Session): void {
  if (powers.length === 0) return
  throw new StartupError(
    `DATABASE_URL signs in as ${role}, which ${powers.join(' and ')}; in live mode the server signs in as a role that owns nothing and is a member of no other role. Give DATABASE_URL such a role and MIGRATION_DATABASE_URL the owner: docs/postgresql.md says how.`,
  )
}

const missingMigrationsError = (names: readonly string[]) =>
  new StartupError(
    `The database lacks ${some(names)} of this version, and the role in DATABASE_URL may not apply migrations; set MIGRATION_DATABASE_URL to the owner's log-in, then start again or run npm run migrate.`,
  )

/** The privileges that the role has and doesn't need. */
async function requirePrivileges(database: Database, { role }: Session) {
  const { missing, beyond } = privilegeGaps(await readPrivileges(database, role))
  if (missing.length === 0) return beyond
  throw new StartupError(
    `${role}, the role in DATABASE_URL, lacks ${some(missing)}; set MIGRATION_DATABASE_URL to the owner's log-in, then start again or run npm run migrate.`,
  )
}

function requireNothingBeyond({ role }: Session, beyond: readonly string[]): void {
  if (beyond.length === 0) return
  throw new StartupError(
    `${role}, the role in DATABASE_URL, has more privileges than it needs (${some(beyond)}); run npm run migrate, and revoke the rest as an administrator of the database server.`,
  )
}

const some = (names: readonly string[]) =>
  names.length <= 3
    ? names.join(', ')
    : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
