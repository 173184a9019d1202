// What stands in the field and what it is worth are kept apart: "1,2" on its way to "1,250" is text, 1200 kobo its value.

export type AmountSeparators = { decimal: string; group: string }

const DECIMALS = 2
/** 1e12 in the larger unit. */
export const HIGHEST_AMOUNT = 100_000_000_000_000n

export function checkSeparators({ decimal, group }: AmountSeparators): void {
  if (decimal === group)
    throw new Error(`An amount can't use "${decimal}" both before its decimals and between groups.`)
}

/** The digits and the one decimal separator that count, and how many of them stand before the caret. */
type Significant = { signs: string; before: number }

function significant(raw: string, caret: number, decimal: string): Significant {
  let signs = ''
  let before = 0
  for (const [at, sign] of [...raw].entries()) {
    const point = signs.indexOf(decimal)
    const digit = /\d/.test(sign) && (point === -1 || signs.length - point <= DECIMALS)
    if (digit || (sign === decimal && point === -1)) signs += sign
    if (at < caret) before = signs.length
  }
  return { signs, before }
}

function withLeadingZeros({ signs, before }: Significant, decimal: string): Significant {
  const zeros = /^0*(?=\d)/.exec(signs)?.[0].length ?? 0
  const tidy = signs.slice(zeros)
  const left = Math.max(0, before - zeros)
  if (!tidy.startsWith(decimal)) return { signs: tidy, before: left }
  return { signs: `0${tidy}`, before: left === 0 ? 0 : left + 1 }
}

function grouped(signs: string, { decimal, group }: AmountSeparators): string {
  const [whole = '', ...rest] = signs.split(decimal)
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest.length === 0 ? groups : `${groups}${decimal}${rest.join('')}`
}

function caretAfter(count: number, text: string, group: string): number {
  let seen = 0
  for (const [at, sign] of [...text].entries()) {
    if (seen === count) return at
    if (sign !== group) seen++
  }
  return text.length
}

export type Typed = { raw: string; caret: number; previous: string; deleting?: 'back' | 'forward' }
export type Tidied = { text: string; caret: number; clamped: boolean }

/** Deleting a group separator means the digit beyond it: the separator itself would come straight back. */
function throughSeparator(now: Significant, typed: Typed, decimal: string): Significant {
  const same =
    typed.deleting && significant(typed.previous, 0, decimal).signs === now.signs && now.signs
  if (!same) return now
  const at = typed.deleting === 'back' ? now.before - 1 : now.before
  if (at < 0) return now
  return {
    signs: now.signs.slice(0, at) + now.signs.slice(at + 1),
    before: Math.min(now.before, at),
  }
}

/** Whatever was typed or pasted, as it should stand in the field, and where the caret belongs. */
export function tidyAmount(typed: Typed, separators: AmountSeparators, highest: bigint): Tidied {
  const { decimal, group } = separators
  const found = significant(typed.raw, typed.caret, decimal)
  const kept = withLeadingZeros(throughSeparator(found, typed, decimal), decimal)
  const clamped = (amountOf(kept.signs, separators) ?? 0n) > highest
  if (clamped) {
    const text = amountText(highest, separators)
    return { text, caret: text.length, clamped }
  }
  const text = grouped(kept.signs, separators)
  return { text, caret: caretAfter(kept.before, text, group), clamped }
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

/** "1.234,50" and "12,50" copied from a page of another language, with our separators instead. */
export function ownSeparators(pasted: string, { decimal, group }: AmountSeparators): string {
  const lastGroup = pasted.lastIndexOf(group)
  const decimalsOnly = lastGroup !== -1 && /^\d{1,2}\D*$/.test(pasted.slice(lastGroup + 1))
  if (!decimalsOnly || pasted.lastIndexOf(decimal) > lastGroup) return pasted
  return [...pasted]
    .map(sign => (sign === group ? decimal : sign === decimal ? group : sign))
    .join('')
}
