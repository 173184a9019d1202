/** A row that can be chosen, by what tells it from all others. */
type Entry<Row> = readonly [id: string, row: Row]

export type Chosen<Row> = {
  /** Every chosen row, also those of other pages, in the order they were chosen. */
  readonly rows: readonly Row[]
  /** How many of them are in sight. */
  readonly inSight: number
  /** Whether none, some or all of those in sight are chosen. */
  readonly extent: 'none' | 'some' | 'all'
}

/** Which rows are chosen, by id: through another order, through pages, and through answers that come anew. */
export function createRowSelection<Row>() {
  let entries: readonly Entry<Row>[] = []
  let chosen: ReadonlyMap<string, Row> = new Map()
  let anchor: string | undefined
  let seen: Chosen<Row> = { rows: [], inSight: 0, extent: 'none' }
  const listeners = new Set<() => void>()

  function become(next: ReadonlyMap<string, Row>): void {
    chosen = next
    const rows = [...next.values()]
    const inSight = entries.filter(([id]) => next.has(id)).length
    const extent = inSight === 0 ? 'none' : inSight < entries.length ? 'some' : 'all'
    const isSame =
      extent === seen.extent &&
      rows.length === seen.rows.length &&
      rows.every((row, at) => row === seen.rows[at])
    if (isSame && inSight === seen.inSight) return
    seen = { rows, inSight, extent }
    for (const listener of listeners) listener()
  }

  function set(some: readonly Entry<Row>[], areChosen: boolean): void {
    const next = new Map(chosen)
    for (const [id, row] of some) {
      if (areChosen) next.set(id, row)
      else next.delete(id)
    }
    become(next)
  }

  const placeOf = (wanted: string | undefined) => entries.findIndex(([id]) => id === wanted)

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    chosen: () => seen,
    has: (id: string) => chosen.has(id),
    /**
     * What can be chosen now, in the order it is shown. Of a list in pages what was chosen on another one stays so;
     * otherwise what is gone is chosen no more.
     */
    show(shown: readonly Entry<Row>[], paged = false): void {
      entries = shown
      const rows = new Map(shown)
      const kept = [...chosen].filter(([id]) => paged || rows.has(id))
      become(new Map(kept.map(([id, row]) => [id, rows.get(id) ?? row])))
    },
    /** One row; or, reaching from the one that was pressed before, all between them too. */
    toggle(id: string, reaches = false): void {
      const at = placeOf(id)
      if (at === -1) return
      const from = reaches ? placeOf(anchor) : -1
      const start = from === -1 ? at : Math.min(from, at)
      set(entries.slice(start, Math.max(from, at) + 1), !chosen.has(id))
      anchor = id
    },
    /** All in sight, or none of them when all are. */
    toggleAll(): void {
      set(entries, seen.extent !== 'all')
      anchor = undefined
    },
    clear(): void {
      anchor = undefined
      become(new Map())
    },
  }
}

export type RowSelection<Row> = ReturnType<typeof createRowSelection<Row>>
