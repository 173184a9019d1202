import { money } from '@kinfold/contract/money/money'
import fc from 'fast-check'
import type { Database } from '#src/db/database.ts'
import type { AccountAddress } from '#src/ledger/account-address.ts'
import { idempotencyKey } from '#src/ledger/idempotency-key.ts'
import { ledgerError } from '#src/ledger/ledger-error.ts'
import { post } from '#src/ledger/post.ts'
import { postAll } from '#src/ledger/post-all.ts'
import { readBalances } from '#src/ledger/read-balances.ts'
import { release } from '#src/ledger/release.ts'
import { reserve } from '#src/ledger/reserve.ts'
import { move, type TransferRequest } from '#src/ledger/transfer-request.ts'
import { describeFindings } from '#src/modules/books/books/findings.ts'
import { LedgerModel } from './ledger-model.ts'
import { readAuditFindings } from './read-audit-findings.ts'

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
  fc.record({ do: fc.constant('capture part' as const), key, hold: holdKey, amount }),
  fc.record({ do: fc.constant('charge back' as const), key, from: account, amount }),
  fc.record({ do: fc.constant('pay back' as const), key, from: account, amount }),
  fc.record({
    do: fc.constant('several' as const),
    transfers: fc.array(fc.record({ key, from: account, to: account, amount }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  fc.record({ do: fc.constant('release' as const), hold: holdKey }),
  fc.record({ do: fc.constant('repeat' as const), back: fc.integer({ min: 1, max: 4 }) }),
)

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
type Plain = Exclude<Operation, { do: 'repeat' }>

// Runs the same operations on the ledger and the model; each sequence has its own members and keys.
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
      throw new Error(`${inWords(operation)}: the ledger says ${actual}, the model ${expected}`)
    }
  }

  async compareBalances(): Promise<void> {
    const addresses = members.map(name => this.#address(name))
    const balances = await readBalances(this.#database, addresses)
    for (const name of members) {
      const { balance, held, owed } = balances.get(this.#address(name)) ?? {}
      const actual = `${balance?.minor} (${held?.minor} held, ${owed?.minor} owed)`
      const model = this.#model
      const expected = `${model.balance(name)} (${model.held(name)} held, ${model.owed(name)} owed)`
      if (actual !== expected) throw new Error(`${name} has ${actual}, the model ${expected}`)
    }
  }

  // What a caller could not ask for: money to oneself, a hold nobody has made.
  #isImpossible(operation: Plain): boolean {
    if (operation.do === 'pay') return operation.from === operation.to
    if (operation.do === 'several') return operation.transfers.some(({ from, to }) => from === to)
    return 'hold' in operation && !this.#holds.has(operation.hold)
  }

  #tellModel(operation: Plain): string {
    const model = this.#model
    switch (operation.do) {
      case 'deposit':
        return model.transfer(operation.key, 'bank', operation.to, operation.amount)
      case 'pay':
        return model.transfer(operation.key, operation.from, operation.to, operation.amount)
      case 'several':
        return model.several(operation.transfers)
      case 'charge back':
        return model.chargeBack(operation.key, operation.from, operation.amount)
      case 'pay back':
        return model.payBack(operation.key, operation.from, operation.amount)
      case 'reserve':
        return model.reserve(operation.key, operation.from, operation.amount)
      case 'capture':
        return model.capture(operation.key, operation.hold, 'payouts')
      case 'capture part':
        return model.capture(operation.key, operation.hold, 'payouts', operation.amount)
      case 'release':
        return model.release(operation.hold)
    }
  }

  async #tellLedger(operation: Plain): Promise<string> {
    try {
      return (await this.#carryOut(operation)) ? 'done' : 'again'
    } catch (error) {
      const code = ledgerError(error)?.code
      if (code === undefined) throw error
      return code
    }
  }

  async #carryOut(operation: Plain): Promise<boolean> {
    const db = this.#database
    switch (operation.do) {
      case 'release':
        return release(db, this.#hold(operation.hold).id)
      case 'reserve':
        return this.#reserve(operation)
      case 'capture':
        return this.#capture(operation.key, operation.hold)
      case 'capture part':
        return this.#capture(operation.key, operation.hold, operation.amount)
      case 'several': {
        const requests = operation.transfers.map(each =>
          this.#transfer(each, this.#address(each.from), this.#address(each.to)),
        )
        return (await postAll(db, requests)).some(({ created }) => created)
      }
      case 'deposit':
        return this.#post(operation, 'bank::NGN', this.#address(operation.to))
      case 'pay':
        return this.#post(operation, this.#address(operation.from), this.#address(operation.to))
      case 'charge back':
        return this.#post(operation, this.#debt(operation.from), 'clearing:paystack:NGN')
      case 'pay back':
        return this.#post(operation, this.#address(operation.from), this.#debt(operation.from))
    }
  }

  async #post(
    of: { readonly key: string; readonly amount: bigint },
    from: AccountAddress<'NGN'>,
    to: AccountAddress<'NGN'>,
  ): Promise<boolean> {
    return (await post(this.#database, this.#transfer(of, from, to))).created
  }

  #transfer(
    { key, amount }: { readonly key: string; readonly amount: bigint },
    from: AccountAddress<'NGN'>,
    to: AccountAddress<'NGN'>,
  ): TransferRequest {
    const pairs = [move(money('NGN', amount), from, to, { as: 'contribution' })] as const
    return { attempt: idempotencyKey(this.#prefix, key), kind: 'wallet-contribution', pairs }
  }

  async #capture(key: string, holdKey: string, part?: bigint): Promise<boolean> {
    const { id: hold, amount, from } = this.#hold(holdKey)
    const transfer = { key, amount: part ?? amount }
    const request = this.#transfer(transfer, this.#address(from), 'payouts::NGN')
    const inPart = part === undefined ? {} : ({ inPart: true } as const)
    return (await post(this.#database, { ...request, hold, ...inPart })).created
  }

  #debt(name: string): AccountAddress<'NGN'> {
    return `receivable:${this.#prefix}-${name}:NGN`
  }

  async #reserve(operation: Extract<Plain, { do: 'reserve' }>): Promise<boolean> {
    const { holdId, created } = await reserve(this.#database, {
      attempt: idempotencyKey(this.#prefix, operation.key),
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

// Throws when the ledger and the model differ. The failing sequence is shrunk and shown.
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
  if (audit.size > 0) throw new Error(`The audit found ${describeFindings(audit)}.`)
}

function inWords(operation: Plain): string {
  return JSON.stringify(operation, (_name, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
