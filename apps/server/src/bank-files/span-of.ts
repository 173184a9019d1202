import { BankFileError, type BankFileLine } from './bank-file.ts'

/** The days that a statement is about: those it states, and those of its lines. */
export function spanOf(
  lines: readonly Pick<BankFileLine, 'bookedOn'>[],
  ...stated: readonly (string | undefined)[]
): { readonly from: string; readonly to: string } {
  const days = [
    ...stated.filter(day => day !== undefined),
    ...lines.map(line => line.bookedOn),
  ].sort()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) {
    throw new BankFileError('This file has no movements and no days in it.')
  }
  return { from, to }
}
