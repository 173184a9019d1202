import { expect, it } from 'vitest'
import { openPayingClub } from '#test/clubs/paying.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { createLog } from '../log/create-log.ts'
import { warnOfPayments } from './warn-of-payments.ts'

const keys = { PAYSTACK_SECRET_KEY: 'sk_test_x', PAYMENT_PROVIDER: 'paystack' }

async function warnings(server: Awaited<ReturnType<typeof createTestServer>>) {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  await warnOfPayments(server.parts.services, log)
  return lines.map(line => JSON.parse(line))
}

it('names the providers that something is open with, and that have no keys', async () => {
  await using club = await openPayingClub()
  const { db, clock } = club.server
  expect(await warnings(club.server)).toEqual([])
  await club.begin({ provider: 'stripe', askAt: clock.now })
  await club.begin({ provider: 'paystack', askAt: clock.now })
  expect(await warnings(club.server)).toMatchObject([{ providers: ['paystack', 'stripe'] }])
  const known = await createTestServer({ db, environment: keys })
  expect(await warnings(known)).toMatchObject([{ providers: ['stripe'] }])
  await known.parts.jobs.stop(1)
  await known.parts.app.close()
})

it('warns of real money in the embedded database', async () => {
  await using server = await createTestServer()
  const { services } = server.parts
  const [provider] = services.knownProviders
  if (provider === undefined) throw new Error('no provider is known')
  const live = { ...services.config, mode: 'live' as const, databaseUrl: undefined }
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  await warnOfPayments({ ...services, config: live }, log)
  expect(lines).toEqual([])
  const paystack = { ...provider, name: 'paystack' as const }
  const payments = () => paystack
  await warnOfPayments({ ...services, config: live, payments }, log)
  expect(lines.join()).toContain('embedded database')
  const elsewhere = { ...live, databaseUrl: 'postgres://db.example/club' }
  await warnOfPayments({ ...services, config: elsewhere, payments }, log)
  expect(lines).toHaveLength(1)
})
