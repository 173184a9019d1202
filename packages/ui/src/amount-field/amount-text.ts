// What stands in the field and what it is worth are kept apart: "1,2" on its way to "1,250" is text, 1200 kobo its value.

export type AmountSeparators = { decimal: string; group: string }
/** How an amount is written in one field: its separators, and the sign of its currency. */
export type AmountNotation = AmountSeparators & { symbol: string }

export const DECIMALS = 2
/** 1e12 in the larger unit. */
export const HIGHEST_AMOUNT = 100_000_000_000_000n

export function checkSeparators({ decimal, group }: AmountSeparators): void {
  if (decimal === group)
    throw new Error(`An amount can't use "${decimal}" both before its decimals and between groups.`)
}

/** Digits and at most one decimal separator, with groups formed. */
export function grouped(signs: string, { decimal, group }: AmountSeparators): string {
  const [whole = '', ...rest] = signs.split(decimal)
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest.length === 0 ? groups : `${groups}${decimal}${rest.join('')}`
}

/** In the smaller unit; null when nothing was typed. */
export function amountOf(text: string, { decimal, group }: AmountSeparators): bigint | null {
  const [whole = '', decimals = ''] = text.replaceAll(group, '').split(decimal)
  if (whole === '' && decimals === '') return null
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(DECIMALS, '0'))
}

/** Finished text: whole amounts without decimals, others with two. */
export function amountText(minor: bigint | null, separators: AmountSeparators): string {
  if (minor === null) return ''
  const decimals = minor % 100n
  const whole = grouped(String(minor / 100n), separators)
  return decimals === 0n
    ? whole
    : `${whole}${separators.decimal}${String(decimals).padStart(DECIMALS, '0')}`
}
