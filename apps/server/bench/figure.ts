// One line of `npm run bench`: what is aimed at and what was measured, side by side.
export type Figure = {
  readonly name: string
  readonly goal: string
  readonly figure: number
  readonly unit: string
  readonly ok: boolean
}

export function atLeast(name: string, goal: number, figure: number, unit: string): Figure {
  return { name, goal: `≥ ${goal} ${unit}`, figure, unit, ok: figure >= goal }
}

export function atMost(name: string, goal: number, figure: number, unit: string): Figure {
  return { name, goal: `≤ ${goal} ${unit}`, figure, unit, ok: figure <= goal }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
