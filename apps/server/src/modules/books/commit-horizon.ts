export type CommitState = {
  /** The highest id of a transfer that can be seen. */
  readonly newest: bigint
  /** Every database transaction below this number has ended. */
  readonly oldestRunning: bigint
  /** The number the next database transaction will get. */
  readonly nextTransaction: bigint
}

/**
 * Up to which id every transfer that will ever be there can be seen already. Ids are given out in
 * order and committed in any order, so a high one that can be seen says nothing of the lower ones:
 * those are through once every database transaction that ran at that time has ended.
 */
export class CommitHorizon {
  #settledTo = 0n
  #waiting: { readonly id: bigint; readonly transaction?: bigint } | undefined

  get settledTo(): bigint {
    return this.#settledTo
  }

  look({ newest, oldestRunning, nextTransaction }: CommitState): void {
    const waiting = this.#waiting
    if (waiting === undefined) {
      if (newest > this.#settledTo) this.#waiting = { id: newest }
    } else if (waiting.transaction === undefined) {
      // Only at the next look: an id is given out a moment before its transaction gets a number.
      this.#waiting = { id: waiting.id, transaction: nextTransaction }
    } else if (oldestRunning >= waiting.transaction) {
      this.#settledTo = waiting.id
      this.#waiting = undefined
    }
  }
}
