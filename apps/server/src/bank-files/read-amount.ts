import type { DecimalMark } from '@kinfold/contract/operator/statement/csv-mapping'

/** Whole amounts of at most 13 digits: what an answer can carry exactly. */
const mostDigits = 13

const shapes = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d+))?$/,
  ',': /^(\d{1,3}(?:[. ’']\d{3})+|\d+)?(?:,(\d+))?$/,
} as const satisfies Record<DecimalMark, RegExp>

/**
 * The minor units that a bank means by `1,234.50`, `₦1,234.50`, `(1,234.50)`, `1,234.50-` or `1,234.50 DR`;
 * undefined for anything else. Nothing is rounded.
 */
export function readAmount(text: string, mark: DecimalMark): bigint | undefined {
  const { figures, isNegative } = signOf(text)
  const [whole, group, decimals = ''] = shapes[mark].exec(figures) ?? []
  if (whole === undefined || whole === '') return undefined
  if (group === undefined && decimals === '') return undefined
  // Some banks write more decimals than there are; what stands in them must be nothing.
  if (/[1-9]/.test(decimals.slice(2))) return undefined
  const units = (group ?? '0').replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (units.length > mostDigits) return undefined
  const minor = BigInt(units + decimals.slice(0, 2).padEnd(2, '0'))
  return isNegative ? -minor : minor
}

const currencySign = /^(?:NGN|USD|US\$|₦|\$|N)\s*/i

/** One sign, before or behind, in whatever way banks write it. */
function signOf(text: string): { readonly figures: string; readonly isNegative: boolean } {
  let figures = text.replace(/\s+/g, ' ').trim()
  const signs: boolean[] = []
  const take = (pattern: RegExp, isNegative: boolean) => {
    const rest = figures.replace(pattern, '$<rest>').trim()
    if (rest === figures) return
    figures = rest
    signs.push(isNegative)
  }
  take(/^\((?<rest>.*)\)$/, true)
  take(/^(?<rest>.*?)\s*(?:DR|D)\.?$/i, true)
  take(/^(?<rest>.*?)\s*(?:CR|C)\.?$/i, false)
  take(/^(?<rest>.*?)[-−]$/, true)
  take(/^[-−](?<rest>.*)$/, true)
  take(/^\+(?<rest>.*)$/, false)
  figures = figures.replace(currencySign, '')
  take(/^[-−](?<rest>.*)$/, true)
  // Two signs say two things.
  return signs.length > 1
    ? { figures: '', isNegative: false }
    : { figures, isNegative: signs[0] === true }
}
