export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How somebody has arranged a table for themselves. */
export type TableView = {
  /** Columns that are not shown, by id. */
  readonly hidden: readonly string[]
  readonly density: Density
}

/** Where a view is kept: one entry of the browser's storage. */
export type ViewStore = {
  read(): string | null
  write(text: string): void
  clear(): void
}

/** What was kept, as far as it can be understood: another version of the page, or somebody's hand, may have written it. */
export function readView(
  text: string | null,
  { canHide, first }: { canHide: readonly string[]; first: TableView },
): TableView {
  const kept = objectFrom(text)
  if (!kept) return first
  const { hidden: ids } = kept
  const hidden = Array.isArray(ids) ? canHide.filter(id => ids.includes(id)) : first.hidden
  const density = densities.find(each => each === kept.density) ?? first.density
  return { hidden, density }
}

export function writeView({ hidden, density }: TableView): string {
  return JSON.stringify({ hidden, density })
}

export function isSameView(one: TableView, other: TableView): boolean {
  return (
    one.density === other.density &&
    one.hidden.length === other.hidden.length &&
    one.hidden.every(id => other.hidden.includes(id))
  )
}

type Kept = { hidden?: unknown; density?: unknown }

function objectFrom(text: string | null): Kept | undefined {
  if (text === null) return undefined
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? read : undefined
  } catch {
    return undefined
  }
}
