export type CommitState = {
  /** The highest visible id of a transfer. */
  readonly newest: bigint
  /** The database transactions that hold a lock for writing transfers. */
  readonly writers: readonly string[]
}

/**
 * The id up to which all transfers that will ever exist are visible. Ids are drawn in order but committed in
 * any order, so a visible id says nothing about lower ones. But a transaction takes a write lock on the
 * table before it draws an id, and keeps it until it ends: once all holders of such a lock have ended,
 * every id drawn until then is visible or will never exist.
 */
export class CommitHorizon {
  #settledTo = 0n
  #waiting: CommitState | undefined

  get settledTo(): bigint {
    return this.#settledTo
  }

  look(state: CommitState): void {
    const { newest, writers } = this.#waiting ?? state
    const left = writers.filter(writer => state.writers.includes(writer))
    if (left.length > 0) {
      this.#waiting = { newest, writers: left }
      return
    }
    this.#settledTo = newest
    this.#waiting = undefined
  }
}
