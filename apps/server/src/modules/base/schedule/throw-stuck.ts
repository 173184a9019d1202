/** A row that could not be carried out. */
export type Stuck = { readonly id: string; readonly error: unknown }

/** Ends a due work that went on past rows that failed. */
export function throwStuck(stuck: readonly Stuck[], what: string): void {
  if (stuck.length === 0) return
  throw new AggregateError(
    stuck.map(({ error }) => error),
    `${what} ${stuck.map(({ id }) => id).join(', ')}`,
  )
}
