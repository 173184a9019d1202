/** Faults by the name of their counter: how many, and one example. Sound books have none. */
export type Findings = ReadonlyMap<string, Finding>
export type Finding = { readonly count: number; readonly example: string | null }

export const noFindings: Findings = new Map()

export function mergeFindings(...all: readonly Findings[]): Findings {
  const merged = new Map<string, Finding>()
  for (const [counter, { count, example }] of all.flatMap(findings => [...findings])) {
    const known = merged.get(counter)
    merged.set(counter, {
      count: count + (known?.count ?? 0),
      example: known?.example ?? example,
    })
  }
  return merged
}

export const oneFinding = (counter: string, count: number, example: unknown): Findings =>
  count === 0
    ? noFindings
    : new Map([[counter, { count, example: example === null ? null : String(example) }]])

const unknownKeys = ['seals_of_an_unknown_key', 'audit_entries_of_an_unknown_key']

/** Separates findings about unknown keys, which can't be verified, from all others. */
export function splitUnknownKeys(findings: Findings): [unknown: Findings, others: Findings] {
  const isUnknown = ([counter]: readonly [string, Finding]) => unknownKeys.includes(counter)
  const all = [...findings]
  return [new Map(all.filter(isUnknown)), new Map(all.filter(one => !isUnknown(one)))]
}

/** `wrong_balances 2 (such as 17), broken_seals 1` */
export const describeFindings = (findings: Findings) =>
  [...findings]
    .map(([counter, { count, example }]) =>
      example === null ? `${counter} ${count}` : `${counter} ${count} (such as ${example})`,
    )
    .join(', ')

export const countFindings = (findings: Findings) =>
  [...findings.values()].reduce((sum, { count }) => sum + count, 0)
