// The states of an entity, its transitions and who may make them: data, read by server, screens and tests.

/** `system` is the product itself: the clock, a job, the ledger. */
export type Mover = 'member' | 'operator' | 'provider' | 'system'

export interface Move<State extends string> {
  readonly from: State
  readonly to: State
  readonly by: readonly Mover[]
}

export interface StatusMachine<State extends string> {
  readonly states: readonly State[]
  readonly initial: State
  readonly moves: readonly Move<State>[]
}

export function canMove<State extends string>(
  machine: StatusMachine<State>,
  from: NoInfer<State>,
  to: NoInfer<State>,
  by?: Mover,
): boolean {
  return machine.moves.some(
    move => move.from === from && move.to === to && (by === undefined || move.by.includes(by)),
  )
}

/** A final state. */
export function isFinal<State extends string>(
  machine: StatusMachine<State>,
  state: NoInfer<State>,
): boolean {
  return !machine.moves.some(move => move.from === state)
}
