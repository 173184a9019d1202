// What the ledger must do, written down a second time and as simply as possible: balances and
// holds in memory. The model test compares the two after each operation.
export type ModelAnswer =
  | 'done'
  | 'again'
  | 'insufficient-funds'
  | 'key-reused'
  | 'hold-not-pending'

type Hold = { readonly account: string; readonly amount: bigint; state: 'pending' | 'ended' }

export class LedgerModel {
  readonly #balances = new Map<string, bigint>()
  readonly #transfers = new Map<string, string>()
  readonly #holds = new Map<string, Hold>()

  transfer(key: string, from: string, to: string, amount: bigint): ModelAnswer {
    return this.#once(key, `${from} ${to} ${amount}`, () => {
      if (this.#mustNotFall(from) && this.available(from) < amount) return 'insufficient-funds'
      this.#add(from, -amount)
      this.#add(to, amount)
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

  capture(key: string, holdKey: string, to: string): ModelAnswer {
    const hold = this.#holds.get(holdKey)
    if (hold === undefined) throw new Error(`The model knows no hold ${holdKey}.`)
    return this.#once(key, `capture ${holdKey} ${to}`, () => {
      if (hold.state === 'ended') return 'hold-not-pending'
      hold.state = 'ended'
      this.#add(hold.account, -hold.amount)
      this.#add(to, hold.amount)
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

  available(account: string): bigint {
    return this.balance(account) - this.held(account)
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
