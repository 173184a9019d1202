// After a change of the secret, what was encrypted and hashed under the earlier one still works.
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { expect, it } from 'vitest'
import { readConfig } from '#src/config/config.ts'
import { createLog } from '#src/log/create-log.ts'
import { createMetrics } from '#src/metrics/create-metrics.ts'
import { memberBvn } from '#src/modules/people/kyc/kyc.tables.ts'
import { codeOfStep, stepAt } from '#src/modules/people/totp/authenticator-codes.ts'
import { assemble } from '#src/start/assemble.ts'
import { join, logInBody, password } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { createTestClient } from '#test/servers/test-client.ts'

const before = 'the secret the club began with and long enough'
const after = 'the secret that follows it and is no less long'
const bvn = '22100000002'

/** The same database, served by a process that was started with other settings. */
async function restarted(server: TestServer, secrets: Record<string, string>) {
  const { parts, config, db, clock } = server
  const again = await assemble({
    config: readConfig({
      KINFOLD_MODE: config.mode,
      PUBLIC_URL: config.publicUrl,
      KINFOLD_DATA_DIR: config.dataFolder,
      ...secrets,
    }),
    db,
    log: createLog('silent'),
    metrics: createMetrics({ processMetrics: false }),
    readiness: { isReady: true },
    now: () => clock.now,
    mailProvider: parts.mailProvider,
  })
  await again.app.ready()
  return {
    ...createTestClient(async ({ method, path: url, headers, body }) => {
      const payload = body === undefined ? {} : { payload: body }
      const answer = await again.app.inject({ method, url, headers, ...payload })
      return { status: answer.statusCode, text: answer.body, headers: answer.headers }
    }),
    services: again.services,
    async [Symbol.asyncDispose]() {
      await again.app.close()
      await again.jobs.stop(0)
    },
  }
}

it('keeps BVNs readable and taken, and lets everyone in with the codes they have', async () => {
  await using server = await createTestServer({ environment: { KINFOLD_SECRET: before } })
  const { clock } = server
  const [token, another] = [
    await join(server, 'amara@club.example'),
    await join(server, 'bisi@club.example'),
  ]
  await server.ask(validateBvn, { token, body: { bvn, consent: true } })
  const { secret } = await server.ask(beginTotp, { token, body: { password } })
  const { recovery_codes } = await server.ask(confirmTotp, {
    token,
    body: { code: codeOfStep(secret, stepAt(clock.now)) },
  })
  clock.forward(60_000)

  await using renewed = await restarted(server, {
    KINFOLD_SECRET: after,
    KINFOLD_EARLIER_SECRETS: before,
  })
  const [kept] = await server.db.orm.select().from(memberBvn)
  expect(renewed.services.encryption.decrypt(kept!, kept!.memberId)).toBe(bvn)
  const taken = await renewed.call('POST', '/api/customer/validate-bvn', {
    token: another,
    body: { bvn, consent: true },
  })
  expect(taken.code).toBe('bvn_mismatch')
  for (const code of [codeOfStep(secret, stepAt(clock.now)), recovery_codes[0] ?? '']) {
    const body = logInBody('amara@club.example')
    const { totp_challenge } = await renewed.ask(logIn, { body })
    const { authorization } = await renewed.ask(answerTotpChallenge, {
      body: { token: totp_challenge!.token, code },
    })
    expect(authorization).toBeDefined()
  }

  await using forgetful = await restarted(server, { KINFOLD_SECRET: after })
  expect(() => forgetful.services.encryption.decrypt(kept!, kept!.memberId)).toThrow(
    'is not configured',
  )
})
