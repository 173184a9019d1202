import {
  type AmountNotation,
  type AmountSeparators,
  amountOf,
  amountText,
  DECIMALS,
  grouped,
  HIGHEST_AMOUNT,
} from './amount-text.ts'
import { namesOtherCurrency, readAmount } from './read-amount.ts'

export type SaidOfAmount = 'highest' | 'refused' | 'otherCurrency'

/**
 * `openPoint`: its decimal separator was typed as a group separator and may yet turn out to be one.
 * `said`: not everything went in as it was given, and nothing has been taken out since.
 */
export type StandingAmount = { text: string; openPoint: boolean; said?: SaidOfAmount }

/** What goes in, in the place of what stood from start to end. */
export type AmountEdit = {
  start: number
  end: number
  inserted: string
  deleting?: 'back' | 'forward'
}

export type EditedAmount = StandingAmount & { caret: number }

/** The edit that made `raw` of the text before it, which left the caret behind what it put in. */
export function editBetween(before: string, raw: string, caret: number): AmountEdit {
  const tail = raw.slice(caret)
  if (!before.endsWith(tail)) return { start: 0, end: before.length, inserted: raw }
  const end = before.length - tail.length
  let start = 0
  while (start < Math.min(end, caret) && before[start] === raw[start]) start++
  return { start, end, inserted: raw.slice(start, caret) }
}

/** Deleting a group separator means the digit beyond it: the separator itself would come straight back. */
function throughGroup(text: string, { start, end, deleting }: AmountEdit, group: string) {
  const through = deleting !== undefined && text.slice(start, end) === group
  return {
    start: through && deleting === 'back' ? start - 1 : start,
    end: through && deleting === 'forward' ? end + 1 : end,
  }
}

type Inserted = { left: string; inserted: string; right: string }
type Signs = { signs: string; openPoint: boolean }

/** One key, or none for a deletion. Spaces and the field's own sign say nothing. */
function typed({ left, inserted, right }: Inserted, openPoint: boolean, own: AmountNotation) {
  const key = inserted === own.symbol ? '' : inserted.trim()
  const pointStands = (left + right).includes(own.decimal)
  if (/^\d?$/.test(key)) return { signs: left + key + right, openPoint }
  if (key === own.decimal) return { signs: left + key + right, openPoint: false }
  if (key !== own.group) return undefined
  if (right === '') return pointStands ? undefined : { signs: left + own.decimal, openPoint: true }
  const wholeRight = right.split(own.decimal)[0] ?? ''
  const standsAlready = /^\d+$/.test(left) && wholeRight.length > 0 && wholeRight.length % 3 === 0
  return standsAlready ? { signs: left + right, openPoint } : undefined
}

/** Several signs at once: read together with the digits around them, or else for themselves. */
function pasted({ left, inserted, right }: Inserted, openPoint: boolean, own: AmountNotation) {
  if (!(left + right).includes(own.decimal)) {
    const signs = readAmount(left + inserted + right, own)
    if (signs !== undefined) return { signs, openPoint: false }
  }
  const middle = readAmount(inserted, own)
  if (middle === undefined) return undefined
  return { signs: left + middle + right, openPoint: openPoint && !middle.includes(own.decimal) }
}

/** A third digit shows that an open point was a group; any other point keeps its two decimals. */
function settled({ signs, openPoint }: Signs, { decimal }: AmountSeparators): Signs | undefined {
  const [whole = '', decimals, ...more] = signs.split(decimal)
  if (decimals === undefined) return { signs, openPoint: false }
  if (more.length > 0) return undefined
  if (decimals.length <= DECIMALS) return { signs, openPoint }
  const group = openPoint && decimals.length === 3 && /[1-9]/.test(whole)
  return group ? { signs: whole + decimals, openPoint: false } : undefined
}

function withLeadingZeros(signs: string, decimal: string): string {
  const tidy = signs.replace(/^0+(?=\d)/, '')
  return tidy.startsWith(decimal) ? `0${tidy}` : tidy
}

function caretBefore(after: number, text: string, group: string): number {
  let seen = 0
  let at = text.length
  while (at > 0 && (seen < after || text[at - 1] === group)) {
    at--
    if (text[at] !== group) seen++
  }
  return at
}

/** What was said stays said until something is taken out: the next key doesn't make "12-3" the 123 it stands as. */
function saidStill({ text, said }: StandingAmount, { start, end, inserted }: AmountEdit) {
  const takenOut = inserted === '' || (text !== '' && end - start === text.length)
  return said && !takenOut ? { said } : {}
}

/**
 * Whatever was typed, deleted or pasted, as it stands in the field afterwards, and where the caret belongs.
 * What can't be read in exactly one way leaves everything as it was, and is said.
 */
export function editAmount(
  standing: StandingAmount,
  edit: AmountEdit,
  notation: AmountNotation,
  highest = HIGHEST_AMOUNT,
): EditedAmount {
  const { decimal, group, symbol } = notation
  const { text, openPoint } = standing
  const { start, end } = throughGroup(text, edit, group)
  const left = text.slice(0, start).replaceAll(group, '')
  const right = text.slice(end).replaceAll(group, '')
  const insert = edit.inserted.length > 1 ? pasted : typed
  const read = insert({ left, inserted: edit.inserted, right }, openPoint, notation)
  const next = read && settled(read, notation)
  if (!next) {
    const said = namesOtherCurrency(edit.inserted, symbol) ? 'otherCurrency' : 'refused'
    return { text, openPoint, caret: edit.end, said }
  }
  if ((amountOf(next.signs, notation) ?? 0n) > highest) {
    const most = amountText(highest, notation)
    return { text: most, openPoint: false, caret: most.length, said: 'highest' }
  }
  const tidy = grouped(withLeadingZeros(next.signs, decimal), notation)
  const nothingBefore = next.signs.length === right.length
  const caret = nothingBefore ? 0 : caretBefore(right.length, tidy, group)
  return {
    text: tidy,
    openPoint: next.openPoint,
    caret,
    ...saidStill(standing, { ...edit, start, end }),
  }
}
