// Fills a sandbox with a crowd, to measure what a large club costs.
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import { readMode } from '../mode/settle-mode.ts'
import { openDatabaseAsOwner } from '../start/open-database-as-owner.ts'

const usage = 'Run `npm run seed:crowd -- --members 100000 --postings 20000000`.'

function readOptions() {
  try {
    const type = 'string'
    const { members, postings } = parseArgs({
      options: { members: { type, default: '100000' }, postings: { type, default: '20000000' } },
    }).values
    return { members: wholeNumber(members), postings: wholeNumber(postings) }
  } catch {
    throw new StartupError(usage)
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StartupError(usage)
  return Number(text)
}

type Progress = {
  readonly members: number
  readonly postings: number
  readonly seconds: number
}

const described = ({ members, postings, seconds }: Progress) =>
  `${members.toLocaleString('en')} members, ${postings.toLocaleString('en')} postings`.concat(
    ` after ${seconds.toFixed(0)} s`,
  )

process.umask(0o077)
try {
  const crowd = readOptions()
  const config = readConfig(process.env)
  if (config.mode !== 'sandbox') {
    throw new StartupError('A crowd is only made in a sandbox, and KINFOLD_MODE says live.')
  }
  if (config.databaseUrl === undefined) {
    throw new StartupError('A crowd needs PostgreSQL: set DATABASE_URL and MIGRATION_DATABASE_URL.')
  }
  const db = await openDatabaseAsOwner(config)
  try {
    if ((await readMode(db)) === undefined) {
      throw new StartupError(
        'Start the server once, so that the demo club is there; the crowd is copied from it.',
      )
    }
    const { seedCrowd } = await import('../seed/crowd/seed-crowd.ts')
    let before: Progress | undefined
    const told = (progress: Progress) => {
      const took = progress.seconds - (before?.seconds ?? 0)
      const rate =
        before === undefined || took <= 0
          ? ''
          : ` (${Math.round((progress.postings - before.postings) / took).toLocaleString('en')} postings/s)`
      process.stdout.write(`${described(progress)}${rate}\n`)
      before = progress
    }
    await seedCrowd(db, crowd, { told })
    process.stdout.write('The crowd is there. Everybody’s address stands in the table account.\n')
  } finally {
    await db.close()
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    error instanceof StartupError ? `${message}\n` : `The crowd was not made: ${message}\n`,
  )
  process.exitCode = 1
}
