// A database as docs/postgresql.md has an administrator make it.
import { administratorSql, passwordOf } from './administrator-sql.ts'
import { onPostgres } from './on-postgres.ts'

export type PostgresUrls = {
  /** As the role that serves. */
  readonly url: string
  /** As the role that owns the database. */
  readonly migrationUrl: string
}

/** `administrator` is the address of a superuser. */
export async function preparePostgres(
  administrator: string,
  database: string,
): Promise<PostgresUrls> {
  await createRoles(administrator)
  await onPostgres(administrator, ...administratorSql('The database', database))
  await onPostgres(urlOf(administrator, database), ...administratorSql('Large objects', database))
  return urlsOf(administrator, database)
}

export async function createRoles(administrator: string): Promise<void> {
  const [found] = await onPostgres(
    administrator,
    `SELECT FROM pg_roles WHERE rolname = 'kinfold_app'`,
  )
  // Roles belong to the whole server, which may have served a run before.
  if (found === undefined) await onPostgres(administrator, ...administratorSql('The roles', ''))
}

export function urlsOf(administrator: string, database: string): PostgresUrls {
  return {
    url: urlOf(administrator, database, 'kinfold_app'),
    migrationUrl: urlOf(administrator, database, 'kinfold_owner'),
  }
}

export function urlOf(administrator: string, database: string, role?: string): string {
  const target = new URL(administrator)
  target.pathname = `/${database}`
  if (role !== undefined) {
    target.username = role
    target.password = passwordOf(role)
  }
  return target.href
}
