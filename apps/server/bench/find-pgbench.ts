import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'

export function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versioned = existsSync(debian)
    ? readdirSync(debian).map(version => join(debian, version, 'bin/pgbench'))
    : []
  const onPath = (env.PATH ?? '').split(':').map(folder => join(folder, 'pgbench'))
  return [...onPath, ...versioned].find(existsSync)
}
