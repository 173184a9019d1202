// A second, minimal implementation of the ledger: balances and holds in memory. The model test compares
// the two after each operation.
export type ModelAnswer =
  | 'done'
  | 'again'
  | 'insufficient-funds'
  | 'key-reused'
  | 'hold-not-pending'
  | 'hold-mismatch'

export type ModelTransfer = {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

type Hold = { readonly account: string; readonly amount: bigint; state: 'pending' | 'ended' }

export class LedgerModel {
  #balances = new Map<string, bigint>()
  #transfers = new Map<string, string>()
  // Below zero where something is owed.
  readonly #receivables = new Map<string, bigint>()
  readonly #holds = new Map<string, Hold>()

  transfer(key: string, from: string, to: string, amount: bigint): ModelAnswer {
    return this.#once(key, `${from} ${to} ${amount}`, () => {
      if (this.#mustNotFall(from) && this.available(from) < amount) return 'insufficient-funds'
      this.#add(from, -amount)
      this.#add(to, amount)
      return 'done'
    })
  }

  // All of them, in their order, or none.
  several(transfers: readonly ModelTransfer[]): ModelAnswer {
    const before = [new Map(this.#balances), new Map(this.#transfers)] as const
    let answer: ModelAnswer = 'again'
    for (const { key, from, to, amount } of transfers) {
      const next = this.transfer(key, from, to, amount)
      if (next === 'done') answer = 'done'
      else if (next !== 'again') {
        ;[this.#balances, this.#transfers] = before
        return next
      }
    }
    return answer
  }

  chargeBack(key: string, member: string, amount: bigint): ModelAnswer {
    return this.#once(key, `chargeback ${member} ${amount}`, () => {
      this.#receivables.set(member, (this.#receivables.get(member) ?? 0n) - amount)
      return 'done'
    })
  }

  // What the wallet holds may always go to the debt.
  payBack(key: string, member: string, amount: bigint): ModelAnswer {
    return this.#once(key, `paid back ${member} ${amount}`, () => {
      if (this.balance(member) - this.held(member) < amount) return 'insufficient-funds'
      this.#add(member, -amount)
      this.#receivables.set(member, (this.#receivables.get(member) ?? 0n) + amount)
      return 'done'
    })
  }

  reserve(key: string, account: string, amount: bigint): ModelAnswer {
    const known = this.#holds.get(key)
    if (known !== undefined) {
      return known.account === account && known.amount === amount ? 'again' : 'key-reused'
    }
    if (this.available(account) < amount) return 'insufficient-funds'
    this.#holds.set(key, { account, amount, state: 'pending' })
    return 'done'
  }

  // Without an amount all of it.
  capture(key: string, holdKey: string, to: string, part?: bigint): ModelAnswer {
    const hold = this.#holds.get(holdKey)
    if (hold === undefined) throw new Error(`The model knows no hold ${holdKey}.`)
    const amount = part ?? hold.amount
    return this.#once(key, `capture ${holdKey} ${to} ${amount}`, () => {
      if (amount > hold.amount) return 'hold-mismatch'
      if (hold.state === 'ended') return 'hold-not-pending'
      hold.state = 'ended'
      this.#add(hold.account, -amount)
      this.#add(to, amount)
      return 'done'
    })
  }

  release(holdKey: string): ModelAnswer {
    const hold = this.#holds.get(holdKey)
    if (hold === undefined) throw new Error(`The model knows no hold ${holdKey}.`)
    if (hold.state === 'pending') {
      hold.state = 'ended'
      return 'done'
    }
    return [...this.#transfers.values()].some(request => request.startsWith(`capture ${holdKey} `))
      ? 'hold-not-pending'
      : 'again'
  }

  balance(account: string): bigint {
    return this.#balances.get(account) ?? 0n
  }

  held(account: string): bigint {
    const pending = [...this.#holds.values()].filter(
      hold => hold.account === account && hold.state === 'pending',
    )
    return pending.reduce((sum, { amount }) => sum + amount, 0n)
  }

  owed(account: string): bigint {
    const receivable = this.#receivables.get(account) ?? 0n
    return receivable < 0n ? -receivable : 0n
  }

  // Less than nothing where more is owed than is there.
  available(account: string): bigint {
    return this.balance(account) - this.held(account) - this.owed(account)
  }

  // An attempt that was refused left nothing behind; its key is free again.
  #once(key: string, request: string, carryOut: () => ModelAnswer): ModelAnswer {
    const known = this.#transfers.get(key)
    if (known !== undefined) return known === request ? 'again' : 'key-reused'
    const answer = carryOut()
    if (answer === 'done') this.#transfers.set(key, request)
    return answer
  }

  #mustNotFall(account: string): boolean {
    return account !== 'bank'
  }

  #add(account: string, amount: bigint): void {
    this.#balances.set(account, this.balance(account) + amount)
  }
}
