import { Socket } from 'node:net'

// Statements that are sent in the same turn leave in one write: half of what a short statement costs us is
// handing it to the network. The driver corks its socket for each prepared statement; this one stays corked
// until the turn ends.
export class GatheringSocket extends Socket {
  #isGathering = false

  override cork(): void {
    super.cork()
    if (this.#isGathering) return
    this.#isGathering = true
    super.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
