// Makes somebody an operator from the command line: for the first one there is nobody else to do it.
import { parseArgs } from 'node:util'
import { createClubClock } from '../clock/create-club-clock.ts'
import { readConfig } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import { createOperator, readNewOperator } from '../modules/people/staff/create-operator.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { openClub } from '../start/open-club.ts'

const usage =
  'Run `npm run operator:create -- --email ada@club.example --name "Ada Obi" --roles reviewer,approver,administrator`.'

function readOptions() {
  try {
    const type = 'string'
    return parseArgs({ options: { email: { type }, name: { type }, roles: { type } } }).values
  } catch {
    throw new StartupError(usage)
  }
}

process.umask(0o077)
try {
  const operator = readNewOperator(readOptions())
  if (typeof operator === 'string') throw new StartupError(`${operator} ${usage}`)
  const config = readConfig(process.env)
  const chainKeys = createChainKeys(config.secret, config.earlierSecrets)
  const db = await openClub(config)
  try {
    const now = () => new Date()
    const clock = createClubClock(config.mode, now)
    const link = await createOperator({ config, db, chainKeys, now, clock }, operator)
    process.stdout.write(
      `${operator.email} is now an operator (${operator.roles.join(', ')}).\n${
        link === undefined
          ? 'They sign in with the password they have.\n'
          : `Within the hour, choose the password at\n${link}\n`
      }`,
    )
  } finally {
    await db.close()
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  const isOurs = error instanceof StartupError
  process.stderr.write(
    isOurs ? `${message}\n` : `The operator was not created: ${message} ${usage}\n`,
  )
  process.exitCode = 1
}
