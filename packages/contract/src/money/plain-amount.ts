import type { Money } from './money.ts'

/** `-1234.50`: for machines, with a point and always two decimals, and without grouping. */
export function plainAmount({ minor }: Money): string {
  const size = minor < 0n ? -minor : minor
  return `${minor < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}
