import { money } from '@kinfold/contract/money/money'
import fc from 'fast-check'
import type { Database } from '../src/db/database.ts'
import type { AccountAddress } from '../src/ledger/account-address.ts'
import { ledgerError } from '../src/ledger/ledger-error.ts'
import { post } from '../src/ledger/post.ts'
import { readAuditFindings } from '../src/ledger/read-audit.ts'
import { readBalances } from '../src/ledger/read-balances.ts'
import { release } from '../src/ledger/release.ts'
import { reserve } from '../src/ledger/reserve.ts'
import { move } from '../src/ledger/transfer-request.ts'
import { LedgerModel } from './ledger-model.ts'

const members = ['a', 'b', 'c'] as const
const account = fc.constantFrom(...members)
const amount = fc.bigInt({ min: 1n, max: 1_000n })
// Few keys, so that attempts are repeated and keys reused.
const key = fc.constantFrom(...Array.from({ length: 12 }, (_, n) => `k${n}`))
const holdKey = fc.constantFrom('h0', 'h1', 'h2', 'h3')

const operation = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), key, to: account, amount }),
  fc.record({ do: fc.constant('pay' as const), key, from: account, to: account, amount }),
  fc.record({ do: fc.constant('reserve' as const), key: holdKey, from: account, amount }),
  fc.record({ do: fc.constant('capture' as const), key, hold: holdKey }),
  fc.record({ do: fc.constant('release' as const), hold: holdKey }),
  fc.record({ do: fc.constant('repeat' as const), back: fc.integer({ min: 1, max: 4 }) }),
)

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
type Plain = Exclude<Operation, { do: 'repeat' }>

// The real ledger and its model, told the same; each sequence has members and keys of its own.
class Pair {
  readonly #database: Database
  readonly #model = new LedgerModel()
  readonly #prefix: string
  readonly #holds = new Map<
    string,
    { readonly id: bigint; readonly amount: bigint; readonly from: string }
  >()

  constructor(database: Database, prefix: string) {
    this.#database = database
    this.#prefix = prefix
  }

  async step(operation: Plain): Promise<void> {
    if (this.#isImpossible(operation)) return
    const expected = this.#tellModel(operation)
    const actual = await this.#tellLedger(operation)
    if (actual !== expected) {
      throw new Error(`${describe(operation)}: the ledger says ${actual}, the model ${expected}`)
    }
  }

  async compareBalances(): Promise<void> {
    const addresses = members.map(name => this.#address(name))
    const balances = await readBalances(this.#database, addresses)
    for (const name of members) {
      const { balance, held } = balances.get(this.#address(name)) ?? {}
      const [expected, expectedHeld] = [this.#model.balance(name), this.#model.held(name)]
      if (balance?.minor !== expected || held?.minor !== expectedHeld) {
        throw new Error(
          `${name} has ${balance?.minor} (${held?.minor} held), the model ${expected} (${expectedHeld})`,
        )
      }
    }
  }

  // What a caller could not ask for: money to oneself, a hold nobody has made.
  #isImpossible(operation: Plain): boolean {
    if (operation.do === 'pay') return operation.from === operation.to
    if (operation.do === 'capture' || operation.do === 'release') {
      return !this.#holds.has(operation.hold)
    }
    return false
  }

  #tellModel(operation: Plain): string {
    const model = this.#model
    if (operation.do === 'deposit') {
      return model.transfer(operation.key, 'bank', operation.to, operation.amount)
    }
    if (operation.do === 'pay') {
      return model.transfer(operation.key, operation.from, operation.to, operation.amount)
    }
    if (operation.do === 'reserve') {
      return model.reserve(operation.key, operation.from, operation.amount)
    }
    if (operation.do === 'capture') return model.capture(operation.key, operation.hold, 'payouts')
    return model.release(operation.hold)
  }

  async #tellLedger(operation: Plain): Promise<string> {
    try {
      return (await this.#carryOut(operation)) ? 'done' : 'again'
    } catch (error) {
      const code = ledgerError(error)?.code
      if (code === undefined) throw error
      // An account no money has reached yet has nothing to set aside.
      return code === 'unknown-account' ? 'insufficient-funds' : code
    }
  }

  async #carryOut(operation: Plain): Promise<boolean> {
    const db = this.#database
    if (operation.do === 'release') return release(db, this.#hold(operation.hold).id)
    const attempt = { scope: this.#prefix, key: operation.key }
    if (operation.do === 'reserve') return this.#reserve(operation)
    if (operation.do === 'capture') {
      const { id, amount, from } = this.#hold(operation.hold)
      const pairs = [move(money('NGN', amount), this.#address(from), 'payouts::NGN')] as const
      return (await post(db, { attempt, kind: 'withdrawal', pairs, hold: id })).created
    }
    const from = operation.do === 'pay' ? this.#address(operation.from) : 'bank::NGN'
    const pairs = [move(money('NGN', operation.amount), from, this.#address(operation.to))] as const
    return (await post(db, { attempt, kind: 'wallet-contribution', pairs })).created
  }

  async #reserve(operation: Extract<Plain, { do: 'reserve' }>): Promise<boolean> {
    const { holdId, created } = await reserve(this.#database, {
      attempt: { scope: this.#prefix, key: operation.key },
      account: this.#address(operation.from),
      amount: money('NGN', operation.amount),
    })
    if (created) {
      const { from, amount } = operation
      this.#holds.set(operation.key, { id: holdId, amount, from })
    }
    return created
  }

  #hold(key: string) {
    const hold = this.#holds.get(key)
    if (hold === undefined) throw new Error(`There is no hold ${key}.`)
    return hold
  }

  #address(name: string): AccountAddress<'NGN'> {
    return `wallet:${this.#prefix}-${name}:NGN`
  }
}

// Throws where the ledger and the model part. The failing sequence is shrunk and shown.
export async function runAgainstModel(
  database: Database,
  { sequences, seed }: { sequences: number; seed: number },
): Promise<void> {
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), async operations => {
      number += 1
      const pair = new Pair(database, `s${seed}-${number}`)
      const done: Plain[] = []
      for (const next of operations) {
        const plain = next.do === 'repeat' ? done.at(-next.back) : next
        if (plain === undefined) continue
        await pair.step(plain)
        done.push(plain)
      }
      await pair.compareBalances()
    }),
    { numRuns: sequences, seed, endOnFailure: true, includeErrorInReport: true },
  )
  const audit = await readAuditFindings(database)
  if (audit.size > 0) throw new Error(`The audit found ${[...audit].join(' ')}.`)
}

function describe(operation: Plain): string {
  return Object.values(operation).join(' ')
}
