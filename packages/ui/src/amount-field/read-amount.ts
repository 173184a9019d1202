import { type AmountSeparators, DECIMALS } from './amount-text.ts'

// Spaces, marks of direction and what names a currency. Between digits a sign isn't skipped: "5€50" is no 550.
const around = String.raw`(?:[\s\p{Sc}\u200e\u200f]|NGN|USD|US(?=\$)|N)+`
const aroundFigures = new RegExp(`^${around}|${around}$`, 'gu')

/** One kind of space and one apostrophe for all of them. */
function plain(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').replaceAll('’', "'")
}

function oneOf(signs: string[]): string {
  return `[${signs.map(sign => `\\${sign}`).join('')}]`
}

/**
 * A whole text somebody copied, as digits with at most our decimal separator between them:
 * "₦1,234.50", "1.234,50 €", "1'250'000". Undefined when it can't be read in exactly one way.
 */
export function readAmount(text: string, separators: AmountSeparators): string | undefined {
  const group = plain(separators.group)
  const decimal = plain(separators.decimal)
  const points = ['.', ',', decimal].filter(sign => !" '".includes(sign))
  const groups = oneOf([...points, ' ', "'", group])
  const shape = new RegExp(
    `^(\\d*|[1-9]\\d{0,2}(${groups})\\d{3}(?:\\2\\d{3})*)(?:(${oneOf(points)})(\\d{0,${DECIMALS}}))?$`,
  )
  const match = shape.exec(plain(text.replace(aroundFigures, '')))
  if (!match) return undefined
  const [, whole = '', between, point, decimals = ''] = match
  if (whole + decimals === '') return undefined
  // Twice the same sign is no decimal separator, and a lone one before three digits is a group only if it's ours.
  if (between !== undefined && between === point) return undefined
  const digits = between === undefined ? whole : whole.replaceAll(between, '')
  const lone = point === undefined && whole.length === digits.length + 1
  if (lone && between !== group && points.includes(between ?? '')) return undefined
  return point === undefined ? digits : `${digits}${separators.decimal}${decimals}`
}
