// What operators do in a storm: confirm and reject transfers, and decide about money nobody announced.
import { array, is, number, string, type } from 'superstruct'
import { pick, type Scene } from './member-acts.ts'

type Random = (below: number) => number

const Transfers = type({
  items: array(type({ payment_id: string(), expected: type({ amount: number() }) })),
})
const Unmatched = type({ items: array(type({ id: string() })) })

/** One act of one operator. */
export async function actAtDesk(scene: Scene, random: Random, key: string): Promise<void> {
  const token = pick(random, scene.crew.desk) ?? ''
  const turn = random(10)
  if (turn < 6) return decideTransfer(scene, random, { key, token })
  const today = await clubDay(scene, random)
  if (today === undefined) return
  if (turn < 8) return recordUnmatched(scene, random, { key, token, today })
  return decideUnmatched(scene, random, { key, token })
}

type Act = { readonly key: string; readonly token: string }

async function clubDay({ fleet }: Scene, random: Random): Promise<string | undefined> {
  const answer = await fleet.send(random, 'GET', '/sandbox/clock.json')
  return is(answer?.body, type({ today: string() })) ? answer.body.today : undefined
}

async function decideTransfer(scene: Scene, random: Random, { key, token }: Act): Promise<void> {
  const { fleet, journal } = scene
  const path = `/api/operator/transfer?status=pending_confirmation&page=${1 + random(3)}`
  const list = await fleet.send(random, 'GET', path, { token })
  const found = is(list?.body, Transfers) ? pick(random, list.body.items) : undefined
  const today = await clubDay(scene, random)
  if (found === undefined || today === undefined) return
  const where = `/api/operator/transfer/confirm/${found.payment_id}`
  if (random(5) === 0) {
    const reject = `/api/operator/transfer/reject/${found.payment_id}`
    const body = { seen: 'pending_confirmation', reason: 'It is not on the bank statement.' }
    // Somebody else may confirm it in the same moment.
    const rejecting = fleet.send(random, 'POST', reject, { token, body })
    if (random(2) === 0) return void (await rejecting)
    await Promise.all([rejecting, confirm()])
    return
  }
  await confirm()

  async function confirm(): Promise<void> {
    const { amount } = found?.expected ?? { amount: 0 }
    const change = pick(random, [0, 0, 0, -0.01, -10, 0.01, 100]) ?? 0
    const received_amount = Math.round((amount + change) * 100) / 100
    const differs = change === 0 || random(4) === 0 ? {} : { differs: true }
    const body = { seen: 'pending_confirmation', received_amount, ...differs, received_on: today }
    const asked = { key, method: 'POST', path: where, token, body } as const
    journal.sent(asked)
    await Promise.all([
      fleet.attempt(random, asked),
      ...(random(4) === 0 ? [fleet.attempt(random, asked)] : []),
    ])
  }
}

async function recordUnmatched(
  { fleet, journal }: Scene,
  random: Random,
  { key, token, today }: Act & { readonly today: string },
): Promise<void> {
  const path = '/api/operator/unmatched/record'
  const [currency, amount] = random(2) === 0 ? ['NGN', 60_000] : ['USD', 120.5]
  const body = {
    currency,
    amount,
    received_on: today,
    sender_name: 'OKEKE I',
    // Sometimes a line of the bank statement that was recorded before.
    bank_reference: `FT${random(5) === 0 ? random(100) : key}`,
  }
  const asked = { key, method: 'POST', path, token, body } as const
  journal.sent(asked)
  await fleet.attempt(random, asked)
}

async function decideUnmatched(
  { fleet, journal, crew, open }: Scene,
  random: Random,
  { key, token }: Act,
): Promise<void> {
  const list = await fleet.send(random, 'GET', '/api/operator/unmatched?state=open', { token })
  const found = is(list?.body, Unmatched) ? pick(random, list.body.items) : undefined
  if (found === undefined) return
  const payment = random(2) === 0 ? pick(random, open.payments) : undefined
  const saver = payment?.saver ?? pick(random, crew.savers)
  const isReturned = random(4) === 0
  const asked = {
    key,
    method: 'POST',
    path: `/api/operator/unmatched/${isReturned ? 'return' : 'assign'}/${found.id}`,
    token,
    body: isReturned
      ? { seen: 'open', reason: 'Nobody knows whose it is.' }
      : {
          seen: 'open',
          customer_id: saver?.id,
          ...(payment !== undefined && { payment_id: payment.id, differs: true }),
        },
  } as const
  journal.sent(asked)
  await Promise.all([
    fleet.attempt(random, asked),
    ...(random(3) === 0 ? [fleet.attempt(random, asked)] : []),
  ])
}
