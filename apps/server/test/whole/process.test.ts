// The server as a process, as seen by members, operators and the people who run it, on both databases.
import { connect } from 'node:net'
import path from 'node:path'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { updateCustomer } from '@kinfold/contract/account/update-customer'
import { logIn } from '@kinfold/contract/auth/log-in'
import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import { logOut } from '@kinfold/contract/session/log-out'
import { register } from '@kinfold/contract/sign-up/register'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { patience } from '@kinfold/test-support/patience'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '#src/db/open-database.ts'
import { settleMode } from '#src/mode/settle-mode.ts'
import { codeOfStep, stepAt } from '#src/modules/people/totp/authenticator-codes.ts'
import { logInBody, password, registration } from '#test/clubs/joining.ts'
import { asOwner } from '#test/databases/as-owner.ts'
import { changeBalance, openWallet } from '#test/ledger/wrong-balance.ts'
import {
  createStore,
  runProgram,
  type ServerProcess,
  startServerProcess,
} from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(120_000) })

async function stop({ child, ended }: ServerProcess): Promise<number> {
  child.kill('SIGTERM')
  return ended
}

/** Registers and verifies an address; answers what comes back. */
async function join({ client }: ServerProcess, email: string) {
  const { verification } = await client.ask(register, { body: registration(email) })
  const otp = await vi.waitFor(
    async () => {
      const { body } = await client.call('GET', `/sandbox/inbox.json?to=${email}`)
      const code = /code\D*(\d{4})/.exec(JSON.stringify(body))?.[1]
      expect(code).toBeDefined()
      return code ?? ''
    },
    { timeout: patience(30_000), interval: 50 },
  )
  return client.ask(validateEmailOtp, { body: { otp, token: verification?.token ?? '' } })
}

it('takes a member from registering to logging out', async () => {
  await using store = await createStore()
  const server = await startServerProcess(store.environment)
  const { client } = server
  const email = 'walker@club.example'
  expect(await join(server, email)).toMatchObject({ user: { email, is_email_verified: true } })

  const { authorization } = await client.ask(logIn, { body: logInBody(email) })
  const token = authorization?.access_token ?? ''
  await client.ask(updateCustomer, { token, body: { phone: '+2348057654321' } })
  expect(await client.ask(getCustomer, { token })).toMatchObject({
    first_name: 'Ngozi',
    customer: { phone: '+2348057654321' },
  })
  await client.ask(logOut, { token })
  expect((await client.call('GET', '/api/customer/get', { token })).status).toBe(401)
  expect(await stop(server)).toBe(0)
  expect(server.said.out).not.toContain('sandbox mode on a network')
})

it('warns of a sandbox that a proxy opens to a network', async () => {
  await using store = await createStore()
  const PUBLIC_URL = 'https://club.example'
  const server = await startServerProcess({ ...store.environment, PUBLIC_URL })
  expect(await stop(server)).toBe(0)
  expect(server.said.out).toContain('sandbox mode on a network')
})

it('answers the call in flight when it is stopped, accepts no other, seals the ledger and exits', async () => {
  await using store = await createStore()
  // Longer than the test may take: the stop must not wait for the timeout.
  const server = await startServerProcess({ ...store.environment, STOP_SECONDS: '300' })
  const token = (await join(server, 'last@club.example')).authorization?.access_token ?? ''
  const { secret } = await server.client.ask(beginTotp, { token, body: { password } })
  const body = JSON.stringify({ code: codeOfStep(secret, stepAt(new Date())) })
  const socket = connect(server.port, '127.0.0.1')
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', chunk => {
      text += chunk.toString()
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  socket.write(
    [
      'POST /api/auth/totp/confirm HTTP/1.1',
      'host: club',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    ].join('\r\n'),
  )
  // The half call has arrived once a whole one after it was answered.
  expect((await server.client.call('GET', '/api/health')).status).toBe(200)

  server.child.kill('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${server.internal}/ready`)).status).toBe(503), {
    timeout: patience(10_000),
    interval: 10,
  })
  await vi.waitFor(
    () => expect(server.client.call('GET', '/api/health')).rejects.toThrow('fetch failed'),
    { timeout: patience(10_000), interval: 10 },
  )
  expect(server.child.exitCode).toBe(null)
  socket.write(body.slice(5))
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*"recovery_codes":/s)
  expect(await server.ended).toBe(0)
  const db = await openDatabase(store.settings)
  const [{ newest, sealed } = {}] = await db.query<{ newest: bigint; sealed: bigint }>({
    text: `SELECT (SELECT max(number) FROM audit_entry) AS newest,
                  (SELECT max(audit_number) FROM ledger.seal) AS sealed`,
  })
  await db.close()
  expect(sealed).toBe(newest)
})

it('makes the first operator from the command line', async () => {
  await using store = await createStore()
  const email = 'first@club.example'
  const create = (...args: string[]) =>
    runProgram({ program: 'commands/operator-create.ts', args, environment: store.environment })
  const wish = ['--email', email, '--name', 'Ada Obi', '--roles', 'reviewer,administrator']
  const refused = await create(...wish.slice(0, 5), 'king')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(/^Give one or more of the roles .*npm run operator:create.*\n$/)

  const created = await create(...wish)
  expect(created).toMatchObject({ code: 0, err: '' })
  const token = /token=([\w-]{43})/.exec(created.out)?.[1] ?? ''

  const server = await startServerProcess(store.environment)
  const password = 'Chosen-horse-1'
  await server.client.ask(resetPassword, { body: { token, password, confirm_password: password } })
  const { authorization } = await server.client.ask(logIn, { body: logInBody(email, { password }) })
  const session = authorization?.access_token ?? ''
  expect(await server.client.ask(getCustomer, { token: session })).toMatchObject({
    first_name: 'Ada',
    roles: ['reviewer', 'administrator'],
    customer: null,
  })
  expect(await stop(server)).toBe(0)

  const again = await create(...wish.slice(0, 5), 'approver')
  expect(again.out).toMatch(/is now an operator \(approver\).*password they have/s)
})

it('is not ready while the ledger does not add up', async () => {
  await using store = await createStore()
  await asOwner(store.settings, async owner => {
    await settleMode(owner, 'sandbox')
    await openWallet(owner)
    await changeBalance(owner, 1)
  })
  const server = await startServerProcess(store.environment)
  const probe = async () => {
    const answer = await fetch(`${server.internal}/ready`)
    return [answer.status, await answer.text()]
  }
  // Members don't wait for the first check of all.
  await expect
    .poll(probe, { timeout: patience(30_000) })
    .toEqual([
      503,
      expect.stringMatching(
        /^not ready: the check of the books found wrong_balances 1 \(such as \d+\)\n$/,
      ),
    ])
  expect(await stop(server)).toBe(0)
})

const live = {
  KINFOLD_MODE: 'live',
  PUBLIC_URL: 'https://club.example',
  KINFOLD_SECRET: 'q8Zr3mV1xT7pL5kD9wB2nF6hJ0cG4sYe',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'club@club.example',
  TURNSTILE_SECRET: 'a-secret-key',
}

it('opens no sandbox on a live club with any command, and changes nothing', async () => {
  await using store = await createStore()
  const server = await startServerProcess({ ...store.environment, ...live })
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  await server.client.call('GET', '/api/health', { headers })
  const page = await server.client.call('GET', '/sandbox/inbox.json')
  expect(page.status).toBe(404)
  expect((await server.client.call('GET', '/sandbox/clock', { headers })).status).toBe(404)
  const move = { body: { advance_days: 30 }, headers }
  expect((await server.client.call('POST', '/sandbox/clock', move)).status).toBe(404)
  expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(server.said.out).not.toContain('/sandbox')
  expect(await stop(server)).toBe(0)
  // The log is written in blocks, the last one at the stop.
  expect(server.said.out).toContain('TRUSTED_PROXIES is 0')

  const archive = path.join(store.environment.KINFOLD_DATA_DIR ?? '', 'club.tar.gz')
  const saved = await runProgram({
    program: 'commands/backup-command.ts',
    args: [archive],
    environment: { ...store.environment, ...live },
  })
  expect(saved).toMatchObject({ code: 0, err: '' })
  const wish = ['--email', 'eve@club.example', '--name', 'Eve', '--roles', 'administrator']
  for (const start of [
    {},
    { program: 'commands/operator-create.ts', args: wish },
    { program: 'commands/authenticator-reset.ts', args: ['ada@club.example'] },
    { program: 'commands/backup-command.ts', args: [`${archive}.again`] },
    { program: 'commands/restore-command.ts', args: [archive, '--replace'] },
    { program: 'commands/mails-release.ts' },
  ] as const) {
    const refused = await runProgram({ ...start, environment: store.environment })
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^This database belongs to a live club.*KINFOLD_MODE=live.*\n$/),
    })
  }
  const db = await openDatabase(store.settings)
  expect(await db.query({ text: 'SELECT email FROM account' })).toEqual([])
  await db.close()
})

it('does not start with another secret than that of the database', async () => {
  await using store = await createStore()
  const first = { ...store.environment, KINFOLD_SECRET: 'the secret the club began with' }
  expect(await stop(await startServerProcess(first))).toBe(0)

  const changed = { ...first, KINFOLD_SECRET: 'the secret that followed it' }
  expect(await runProgram({ environment: changed })).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /secret that isn’t here \([0-9a-f]{12}\).*KINFOLD_EARLIER_SECRETS\.\n$/,
    ),
  })
  const kept = { ...changed, KINFOLD_EARLIER_SECRETS: first.KINFOLD_SECRET }
  expect(await stop(await startServerProcess(kept))).toBe(0)
})
