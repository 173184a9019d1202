// Whatever operators and the provider do, in whichever order: the money of a withdrawal leaves the club once, or is
// in the wallet again once.
import { money } from '@kinfold/contract/money/money'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { createStandInPayouts, type StandInPayouts } from '#test/stand-ins/stand-in-payouts.ts'
import { bankAccount, clearingOf, payoutOf, walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { askPayout } from '../payout/ask-payout.ts'
import { findPayout } from '../payout/find-payout.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

vi.setConfig({ testTimeout: patience(480_000) })

let club: PayingOutClub
let provider: StandInPayouts
beforeAll(async () => {
  provider = createStandInPayouts()
  club = await openPayingOutClub({ payouts: provider.payouts })
})
afterAll(() => club[Symbol.asyncDispose]())

const minor = 10_00n
const step = fc.constantFrom(
  'cancel',
  'approve',
  'refuse',
  'prepare',
  'prepare for the provider',
  'discard',
  'release',
  'settle as paid',
  'settle as failed',
  'give back',
  'the provider pays',
  'the provider fails',
  'the provider returns',
  'the provider refuses',
  'the provider takes',
  'the provider is asked',
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const amountOn = async (
  ...[address]: Parameters<typeof readBalance> extends [unknown, ...infer A] ? A : never
) => (await readBalance(club.server.db, address)).balance.minor

const wallet = walletOf(people.dayo.customer.id, 'NGN')
async function outside(): Promise<bigint> {
  return (await amountOn(bankAccount('NGN'))) + (await amountOn(clearingOf('transfer', 'NGN')))
}

async function rowOf(id: string) {
  const [row] = await club.server.db.orm.select().from(withdrawal).where(eq(withdrawal.id, id))
  if (row === undefined) throw new Error('no such withdrawal')
  return row
}

async function act(id: string, what: Step): Promise<unknown> {
  const { batchId, reference } = await rowOf(id)
  const batch = batchId ?? id
  const amount = money('NGN', minor)
  const reason = 'The account is closed.'
  switch (what) {
    case 'cancel':
      return club.cancel(id)
    case 'approve':
      return club.approve(id)
    case 'refuse':
      return club.refuse(id)
    case 'prepare':
      return club.prepare([id])
    case 'prepare for the provider':
      return club.prepare([id], { paid_through: 'provider' })
    case 'discard':
      return club.discard(batch)
    case 'release':
      return club.release(batch)
    case 'settle as paid':
      return club.settle(batch, { [id]: 'paid' })
    case 'settle as failed':
      return club.settle(batch, { [id]: 'failed' })
    case 'give back':
      return club.giveBack(id)
    case 'the provider pays':
      return provider.says.set(reference, { state: 'paid', amount })
    case 'the provider fails':
      return provider.says.set(reference, { state: 'failed', reason })
    case 'the provider returns':
      return provider.says.set(reference, { state: 'returned', amount, reason })
    case 'the provider refuses':
      provider.silent = 'refuses'
      return
    case 'the provider takes':
      provider.silent = 'no'
      return
    case 'the provider is asked': {
      const found = await findPayout(club.server.db, eq(payout.withdrawalId, id))
      // What it refuses, or pays once it had come back, is an error in the log.
      return found && askPayout(club.server.parts.services, found).catch(knownError)
    }
  }
}

function knownError(error: unknown): void {
  const isKnown = /Cannot resolve account|which had come back/.test(String(error))
  if (!isKnown) throw error
}

const isBack = ['cancelled', 'failed', 'returned']

async function play(steps: readonly Step[]): Promise<void> {
  // A member may ask two hundred times an hour, and a long run asks more often.
  await club.server.db.query({ text: 'DELETE FROM rate_limit' })
  const [mine, theirs] = [await amountOn(wallet), await outside()]
  const id = await club.asked(Number(minor) / 100)
  for (const what of steps) await act(id, what)
  const { status } = await rowOf(id)
  const gone = mine - (await amountOn(wallet))
  const paid = (await outside()) - theirs
  const waiting = await amountOn(payoutOf(id, 'NGN'))
  const expected =
    status === 'paid'
      ? { gone: minor, paid: minor, waiting: 0n }
      : isBack.includes(status) || status === 'pending'
        ? { gone: 0n, paid: 0n, waiting: 0n }
        : { gone: minor, paid: 0n, waiting: minor }
  expect({ status, gone, paid, waiting }).toEqual({ status, ...expected })
}

it('the money is in one place, and the books agree', async () => {
  const usual: Step[] = ['approve', 'prepare', 'release']
  const byProvider: Step[] = ['approve', 'prepare for the provider', 'release']
  const steps = fc.array(step, { minLength: 1, maxLength: 10 })
  const begun = fc.constantFrom<Step[]>([], ['approve'], usual, byProvider)
  await fc.assert(
    fc.asyncProperty(begun, steps, (first, then) => play([...first, ...then])),
    { numRuns: Number(process.env.KINFOLD_LONG ? 300 : 25) },
  )
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
})
