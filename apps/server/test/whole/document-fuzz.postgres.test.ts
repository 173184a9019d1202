// Whoever has nothing but the documents calls everything, with what earlier answers told.

import { env } from 'node:process'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { randomFrom } from '#test/ledger/load/random.ts'
import { createFuzz } from './document-fuzz/create-fuzz.ts'

const long = env.KINFOLD_LONG !== undefined
const requests = long ? 50_000 : 2_000
/** Goes on so far where some calls haven't succeeded by then. */
const most = long ? requests : 8_000
/** What takes several decisions of two people in the right order succeeds by chance: one or two calls were missed. */
const mostMissed = 4
/** What has been decided stays decided: then a new club. */
const inAClub = 500
const limits = { timeout: patience(long ? 7_200_000 : 900_000) }

/** Calls that nobody brings to their end with the documents alone, and what is lacking. */
const outOfReach: Readonly<Record<string, string>> = {
  answerTotpChallenge: 'a code from an authenticator app',
  confirmTotp: 'a code from an authenticator app',
  renewRecoveryCodes: 'a code from an authenticator app',
  turnOffTotp: 'a code from an authenticator app',
  resetPassword: 'a link from a mail',
  validateEmailOtp: 'a code from a mail',
  verifyPaper: 'a code printed on a paper',
  addPasskey: 'a device that makes a passkey',
  renamePasskey: 'a passkey',
  removePasskey: 'a passkey',
  signInWithPasskey: 'a passkey',
  receiveWebhook: 'a provider’s signature',
  uploadStatement: 'a bank’s file',
}

it('everything is answered as the documents say', limits, async ({ annotate }) => {
  const fuzz = createFuzz(randomFrom(long ? String(Date.now()) : 'documents'), outOfReach)
  for (
    let sent = 0;
    sent < requests || (sent < most && fuzz.unreached().length > 0);
    sent += inAClub
  ) {
    await using server = await openDemoClub({ logLevel: 'error' })
    await fuzz.within(server, inAClub)
  }
  await annotate(`the slowest answer took ${fuzz.slowest.ms.toFixed(0)} ms: ${fuzz.slowest.what}`)
  expect(fuzz.wrong).toEqual([])
  const unreached = fuzz.unreached()
  expect(unreached.length, unreached.join('\n')).toBeLessThanOrEqual(mostMissed)
  expect(fuzz.reached().filter(name => name in outOfReach)).toEqual([])
})
