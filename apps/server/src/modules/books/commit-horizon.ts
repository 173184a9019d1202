export type CommitState = {
  /** The highest id of a transfer that can be seen. */
  readonly newest: bigint
  /** The database transactions that hold a lock for writing transfers. */
  readonly writers: readonly string[]
}

/**
 * Up to which id every transfer that will ever be there can be seen already. Ids are drawn in order
 * and committed in any order, so a high one that can be seen says nothing of the lower ones. But
 * a transaction locks the table for writing before it draws an id, and until it ends: once all that
 * held such a lock have ended, every id that was drawn until then can be seen or never comes.
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
