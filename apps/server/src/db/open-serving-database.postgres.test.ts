// Everything that can be wrong with the two log-ins: each ends the start with one sentence that says what to do.

import {
  startThrowAwayCluster,
  type ThrowAwayCluster,
} from '@kinfold/test-support/postgres/throw-away-cluster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '#test/databases/on-postgres.ts'
import { type PostgresUrls, preparePostgres, urlOf } from '#test/databases/prepare-postgres.ts'
import { StartupError } from '../config/startup-error.ts'
import type { DatabaseEvent } from './database-event.ts'
import { int8AsBigint } from './int8-as-bigint.ts'
import { openServingDatabase, type ServingSettings } from './open-serving-database.ts'

let cluster: ThrowAwayCluster
let databases = 0
beforeAll(async () => {
  int8AsBigint()
  cluster = await startThrowAwayCluster()
})
afterAll(() => cluster.stop())

const admin = (...statements: string[]) => onPostgres(cluster.url, ...statements)

async function fresh(): Promise<PostgresUrls & { readonly name: string }> {
  databases += 1
  const name = `club_${databases}`
  return { name, ...(await preparePostgres(cluster.url, name)) }
}

type Tried = Partial<ServingSettings> & { readonly url: string }

async function open(settings: Tried): Promise<DatabaseEvent[]> {
  const events: DatabaseEvent[] = []
  const onEvent = (event: DatabaseEvent) => void events.push(event)
  const db = await openServingDatabase({ leastPrivilege: true, poolSize: 2, onEvent, ...settings })
  try {
    await db.query({ text: 'SELECT count(*) FROM member' })
  } finally {
    await db.close()
  }
  return events
}

async function refusal(settings: Tried): Promise<string> {
  try {
    await open(settings)
    return 'opened'
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    expect(error.message).not.toContain('password-of')
    return error.message
  }
}

describe('two log-ins', () => {
  it('migrate, close the owner’s connection and serve; without the owner’s they serve again', async () => {
    const { name, url, migrationUrl } = await fresh()
    const db = await openServingDatabase({ url, migrationUrl, leastPrivilege: true })
    const sessions = await admin(
      `SELECT DISTINCT usename::text FROM pg_stat_activity WHERE datname = '${name}'`,
    )
    expect(sessions).toEqual([{ usename: 'kinfold_app' }])
    await db.close()
    expect(await open({ url })).toEqual([])
  })

  it('may use different time zones', async () => {
    const { name, url, migrationUrl } = await fresh()
    await admin(`ALTER ROLE kinfold_owner IN DATABASE ${name} SET TimeZone = 'Africa/Lagos'`)
    expect(await open({ url, migrationUrl })).toEqual([])
  })

  it('may be used by several servers that start at once', async () => {
    const { url, migrationUrl } = await fresh()
    const starts = Array.from({ length: 5 }, () => open({ url, migrationUrl }))
    expect(await Promise.all(starts)).toEqual([[], [], [], [], []])
  })

  it('restore revoked privileges at the next start, and revoke excessive ones', async () => {
    const { name, url, migrationUrl } = await fresh()
    await open({ url, migrationUrl })
    await onPostgres(
      urlOf(cluster.url, name),
      'REVOKE ALL ON member FROM kinfold_app',
      'GRANT ALL ON ledger.account TO kinfold_app',
      'GRANT UPDATE (floor) ON ledger.chart TO kinfold_app',
      'GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ledger TO PUBLIC',
      'GRANT ALL ON audit_entry TO PUBLIC',
      `GRANT CREATE ON SCHEMA public TO PUBLIC`,
      `GRANT TEMPORARY ON DATABASE ${name} TO kinfold_app`,
    )
    expect(await refusal({ url })).toMatch(/lacks .* on TABLE public\.member/)
    expect(await open({ url, migrationUrl })).toEqual([])
    expect(await open({ url })).toEqual([])
  })

  it('grant privileges on tables of a new migration', async () => {
    const { url, migrationUrl } = await fresh()
    await open({ url, migrationUrl })
    await onPostgres(migrationUrl, 'CREATE TABLE later (id int)')
    expect(await refusal({ url })).toMatch(/lacks DELETE on TABLE public\.later/)
    await open({ url, migrationUrl })
    expect(await onPostgres(url, 'INSERT INTO later VALUES (1) RETURNING id')).toEqual([{ id: 1 }])
  })
})

describe('a role that may do too much', () => {
  it('serves in the sandbox, migrates by itself, and is named', async () => {
    const { migrationUrl } = await fresh()
    const [event] = await open({ url: migrationUrl, leastPrivilege: false })
    expect(event).toMatchObject({ kind: 'serves-with-privileges', role: 'kinfold_owner' })
    const name = `super_${databases}`
    await admin(`CREATE DATABASE ${name}`)
    const [other] = await open({ url: urlOf(cluster.url, name), leastPrivilege: false })
    expect(other).toMatchObject({ role: 'kinfold', reasons: ['is a superuser'] })
  })

  it('doesn’t serve in live mode, and changes nothing before it stops', async () => {
    const { name, migrationUrl } = await fresh()
    const wrong = 'DATABASE_URL signs in as'
    expect(await refusal({ url: urlOf(cluster.url, name) })).toContain(
      `${wrong} kinfold, which is a superuser; in live mode`,
    )
    expect(await refusal({ url: migrationUrl })).toContain(
      `${wrong} kinfold_owner, which is a member of kinfold_ledger and owns objects in the database and may create schemas; in live mode`,
    )
    expect(await refusal({ url: migrationUrl, migrationUrl })).toContain(`${wrong} kinfold_owner`)
    const tables = `SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'`
    expect(await onPostgres(urlOf(cluster.url, name), tables)).toEqual([{ count: 0 }])
  })

  it.each([
    [
      'ALTER ROLE kinfold_app CREATEROLE',
      'ALTER ROLE kinfold_app NOCREATEROLE',
      'may create roles',
    ],
    [
      'ALTER ROLE kinfold_app CREATEDB',
      'ALTER ROLE kinfold_app NOCREATEDB',
      'may create databases',
    ],
    ['ALTER ROLE kinfold_app REPLICATION', 'ALTER ROLE kinfold_app NOREPLICATION', 'may replicate'],
    [
      'GRANT kinfold_ledger TO kinfold_app',
      'REVOKE kinfold_ledger FROM kinfold_app',
      'is a member of kinfold_ledger',
    ],
    [
      'GRANT pg_read_all_data TO kinfold_app',
      'REVOKE pg_read_all_data FROM kinfold_app',
      'is a member of pg_read_all_data',
    ],
  ])('is seen by its attributes: %s', async (give, take, reason) => {
    const { url, migrationUrl } = await fresh()
    await open({ url, migrationUrl })
    await admin(give)
    try {
      expect(await refusal({ url, migrationUrl })).toContain(reason)
    } finally {
      await admin(take)
    }
    expect(await open({ url })).toEqual([])
  })

  it('is recognised by a privilege that the owner can’t revoke', async () => {
    const { name, url, migrationUrl } = await fresh()
    await open({ url, migrationUrl })
    await onPostgres(
      urlOf(cluster.url, name),
      'ALTER SCHEMA public OWNER TO kinfold',
      'GRANT CREATE ON SCHEMA public TO PUBLIC',
    )
    expect(await refusal({ url })).toContain(
      'has more privileges than it needs (CREATE on SCHEMA public)',
    )
    const [event] = await open({ url, leastPrivilege: false })
    expect(event).toMatchObject({ reasons: ['CREATE on SCHEMA public'] })
  })
})

describe('a start says what to do', () => {
  it('when the database was never migrated', async () => {
    const { url } = await fresh()
    expect(await refusal({ url })).toMatch(
      /^The database lacks 0000_ledger_tables, .* more of this version, .* MIGRATION_DATABASE_URL .* npm run migrate\.$/,
    )
  })

  it('when a migration is missing', async () => {
    const { name, url, migrationUrl } = await fresh()
    await open({ url, migrationUrl })
    await onPostgres(
      urlOf(cluster.url, name),
      `DELETE FROM schema_migration WHERE name = '0011_ledger_role'`,
    )
    expect(await refusal({ url })).toMatch(/^The database lacks 0011_ledger_role of this version/)
  })

  it('when the two log-ins point to different databases', async () => {
    const [one, other] = [await fresh(), await fresh()]
    expect(await refusal({ url: one.url, migrationUrl: other.migrationUrl })).toContain(
      'point to different databases',
    )
  })

  it('when the migrating role may not create schemas', async () => {
    const { name, url, migrationUrl } = await fresh()
    await admin(
      `ALTER DATABASE ${name} OWNER TO kinfold`,
      `GRANT CONNECT ON DATABASE ${name} TO kinfold_owner`,
    )
    expect(await refusal({ url, migrationUrl })).toBe(
      `kinfold_owner, which applies the migrations, may not create schemas and tables in the database ${name}; as an administrator of the database server run: ALTER DATABASE ${name} OWNER TO kinfold_owner;`,
    )
  })

  it('when the tables belong to another role', async () => {
    const { name, url, migrationUrl } = await fresh()
    await open({ url: urlOf(cluster.url, name), leastPrivilege: false })
    expect(await refusal({ url, migrationUrl })).toMatch(
      new RegExp(`^Tables in the database ${name} belong to kinfold and not to kinfold_owner`),
    )
  })

  it('when a role may not connect', async () => {
    const { name, url, migrationUrl } = await fresh()
    await admin(`REVOKE CONNECT ON DATABASE ${name} FROM kinfold_app`)
    expect(await refusal({ url, migrationUrl })).toMatch(
      /^The role in DATABASE_URL may not connect/,
    )
    await admin(`GRANT CONNECT ON DATABASE ${name} TO kinfold_app`)
    await admin('ALTER ROLE kinfold_owner NOLOGIN')
    try {
      expect(await refusal({ url, migrationUrl })).toBe(
        'PostgreSQL refuses the name or password in MIGRATION_DATABASE_URL; correct them.',
      )
    } finally {
      await admin('ALTER ROLE kinfold_owner LOGIN')
    }
  })

  it('when the database or the server isn’t there', async () => {
    const { url } = await fresh()
    const nowhere = new URL(url)
    nowhere.pathname = '/nowhere'
    expect(await refusal({ url: nowhere.href })).toContain('does not exist')
    nowhere.port = '9'
    expect(await refusal({ url, migrationUrl: nowhere.href })).toBe(
      'PostgreSQL does not answer at MIGRATION_DATABASE_URL; start it, or correct the address.',
    )
  })
})

// Last: the role belongs to the whole cluster, and so do the ledgers of the databases above.
describe('the role of the ledger', () => {
  it('has to have the migrating role as a member', async () => {
    const { url, migrationUrl } = await fresh()
    await admin('REVOKE kinfold_ledger FROM kinfold_owner')
    try {
      expect(await refusal({ url, migrationUrl })).toBe(
        'kinfold_owner, which applies the migrations, is not a member of the role kinfold_ledger; as an administrator of the database server run: GRANT kinfold_ledger TO kinfold_owner;',
      )
    } finally {
      await admin('GRANT kinfold_ledger TO kinfold_owner')
    }
    expect(await open({ url, migrationUrl })).toEqual([])
  })

  it('is created where the migrating role may, and named where it may not', async () => {
    const { url, migrationUrl } = await fresh()
    await admin('ALTER ROLE kinfold_ledger RENAME TO another_ledger')
    expect(await refusal({ url, migrationUrl })).toContain(
      'run: CREATE ROLE kinfold_ledger NOLOGIN; GRANT kinfold_ledger TO kinfold_owner;',
    )
    await admin('ALTER ROLE kinfold_owner CREATEROLE')
    expect(await open({ url, migrationUrl })).toEqual([])
  })
})
