// Removes the authenticator app and the passkeys from an account whose owner has lost the phone and the recovery codes.
import { createClubClock } from '../clock/create-club-clock.ts'
import { readConfig } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import { resetAuthenticator } from '../modules/people/auth/reset-authenticator.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { openClub } from '../start/open-club.ts'
import { runCommand } from './run-command.ts'

await runCommand('Nothing was changed', async ([email]) => {
  if (email === undefined) {
    throw new StartupError('Name the account: `npm run authenticator:reset -- ada@club.example`.')
  }
  const config = readConfig(process.env)
  const db = await openClub(config)
  try {
    const chainKeys = createChainKeys(config.secret, config.earlierSecrets)
    const clock = createClubClock(config.mode, () => new Date())
    if (await resetAuthenticator({ db, chainKeys, clock }, email)) {
      return `${email} signs in with the password alone now, and can set up a new app and passkeys.`
    }
    throw new StartupError(`There is no account ${email} with an authenticator app or a passkey.`)
  } finally {
    await db.close()
  }
})
