// Writes the next migration: what has changed in the tables of `src`, and in the functions and triggers of `sql`.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartupError } from '../config/startup-error.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { readRules } from '../db/rules/read-rules.ts'
import { readRuleFiles, rulesFolder, writeRuleFiles } from '../db/rules/rule-files.ts'
import { rulesMigration } from '../db/rules/rules-migration.ts'
import { runCommand } from './run-command.ts'

const server = path.resolve(import.meta.dirname, '../..')
const folder = path.join(server, 'drizzle')
const filesLike = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted()

await runCommand('No migration was written', async ([name, ...more]) => {
  if (name === undefined || more.length > 0 || !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name))
    throw new StartupError('Name what it changes: `npm run migration -- payout_stops`.')
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kinfold-migration-'))
  try {
    const database = await openDatabase({ dataFolder })
    return await writeMigration(name, database).finally(() => database.close())
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

async function writeMigration(name: string, database: Database): Promise<string> {
  const changes = rulesMigration(await readRules(database), readRuleFiles(rulesFolder))
  const tables = generate(name)
  const written = tables ?? (changes === '' ? undefined : generate(name, '--custom'))
  if (written === undefined) return 'Nothing has changed: no table, no function and no trigger.'
  const file = path.join(folder, written)
  const sql = [...(tables === undefined ? [] : [readFileSync(file, 'utf8')]), changes]
  writeFileSync(file, `${sql.join('\n\n').trim()}\n`)
  // The next migration is the difference to the newest snapshot alone.
  for (const older of filesLike('meta/*_snapshot.json').slice(0, -1))
    rmSync(path.join(folder, older))
  await migrate(database)
  // As the database says them.
  writeRuleFiles(rulesFolder, await readRules(database))
  return `Written and tried: apps/server/drizzle/${written}. Read it: data is moved by hand.`
}

/** The file of the migration; undefined where no table has changed. */
function generate(name: string, ...options: readonly string[]): string | undefined {
  const before = filesLike('*.sql')
  const words = ['generate', '--name', name, ...options]
  // It asks whether a column was renamed.
  const { status } = spawnSync(path.join(server, 'node_modules/.bin/drizzle-kit'), words, {
    cwd: server,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new StartupError('drizzle-kit failed; see above.')
  return filesLike('*.sql').find(each => !before.includes(each))
}
