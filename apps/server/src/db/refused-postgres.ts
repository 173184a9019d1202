import { StartupError } from '../config/startup-error.ts'
import { databaseFailure } from './database-failure.ts'

/** Why PostgreSQL refused the connection, in one sentence; the driver's message may contain the address with its password. */
export function refusedPostgres(
  error: unknown,
  setting: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL',
): StartupError {
  if (error instanceof StartupError) return error
  return new StartupError(sentence(error, setting), { cause: error })
}

function sentence(error: unknown, setting: string): string {
  if (databaseFailure(error) !== undefined) {
    return `PostgreSQL does not answer at ${setting}; start it, or correct the address.`
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL refuses the name or password in ${setting}; correct them.`
  }
  if (code === '3D000') return `The database named in ${setting} does not exist; create it first.`
  if (code === '42501' && message.startsWith('permission denied for database')) {
    return `The role in ${setting} may not connect to its database; as the database's owner run GRANT CONNECT ON DATABASE, as docs/postgresql.md shows.`
  }
  return `The database at ${setting} could not be opened: ${message.split('\n')[0] ?? ''}`
}
