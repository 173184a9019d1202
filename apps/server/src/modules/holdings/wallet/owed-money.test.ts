// A member's debt is shown with the wallet, and is never available.

import { money } from '@kinfold/contract/money/money'
import { demoId } from '@kinfold/personas/demo-id'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import { depositByCard } from '../../../ledger/recipes/deposit-by-card.ts'
import { recoverReceivable } from '../../../ledger/recipes/recover-receivable.ts'
import { reserveWithdrawal } from '../../../ledger/recipes/reserve-withdrawal.ts'
import { reserve } from '../../../ledger/reserve.ts'

const member = people.bola.customer.id
const provider = 'card'
const naira = (amount: number) => money('NGN', BigInt(amount) * 100n)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, people.bola.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const wallet = async () => (await server.call('GET', '/api/wallet', { token })).body

async function takeBack(name: string, amount: number): Promise<void> {
  const payment = demoId('payment', name)
  const attempt = moneyAttempts.chargeback(demoId('chargeback', name))
  await post(server.db, chargeBack({ attempt, member, provider, payment, amount: naira(amount) }))
}

it('reduces what is available, together with holds, and adds up', async () => {
  const payment = demoId('payment', 'spent')
  const attempt = moneyAttempts.payment(payment)
  const about = { attempt, payment, member, provider, reference: 'KF-1' }
  await post(server.db, depositByCard({ ...about, amount: naira(10_000), fee: naira(0) }))
  const hold = moneyAttempts.withdrawalHold(demoId('withdrawal', 'promised'))
  const asked = { attempt: hold, member, amount: naira(1_000), fee: naira(0) }
  await reserve(server.db, reserveWithdrawal(asked))
  await takeBack('first', 4_000)
  const ngn = { balance: 10_000, held: 1_000, owed: 4_000, available: 5_000 }
  expect(await wallet()).toMatchObject({ ngn, usd: { owed: 0, available: 0 } })
})

it('leaves zero available, never less, when more is owed than is left', async () => {
  await takeBack('second', 20_000)
  const ngn = { balance: 10_000, held: 1_000, owed: 24_000, available: 0 }
  expect(await wallet()).toMatchObject({ ngn })
  const hold = moneyAttempts.withdrawalHold(demoId('withdrawal', 'refused'))
  const asked = { attempt: hold, member, amount: naira(1), fee: naira(0) }
  await expect(reserve(server.db, reserveWithdrawal(asked))).rejects.toMatchObject({
    code: 'insufficient-funds',
  })
})

it('shrinks when it is paid back', async () => {
  const attempt = moneyAttempts.receivableRecovered(demoId('recovery', 'part'))
  const payment = demoId('payment', 'first')
  const about = { attempt, member, payment, portfolio: undefined }
  await post(server.db, recoverReceivable({ ...about, amount: naira(9_000) }))
  expect(await wallet()).toMatchObject({ ngn: { balance: 1_000, held: 1_000, owed: 15_000 } })
})
