import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AmountNotation, amountOf, HIGHEST_AMOUNT } from './amount-text.ts'
import { type EditedAmount, editAmount, type StandingAmount } from './edit-amount.ts'

const notations = fc
  .record({ decimal: fc.constantFrom('.', ','), symbol: fc.constantFrom('₦', '$') })
  .map(own => ({ ...own, group: own.decimal === '.' ? ',' : '.' }))
const empty: StandingAmount = { text: '', openPoint: false }

/** As a person reads an amount at a glance: one or two digits after the last separator are decimals. */
function naively(text: string): bigint {
  const parts = text.replace(/[^\d.,]/g, '').split(/[.,]/)
  const last = parts.length > 1 ? (parts.pop() ?? '') : ''
  const decimals = last.length > 2 ? '' : last.padEnd(2, '0')
  const whole = parts.join('') + (last.length > 2 ? last : '')
  return decimals === '' ? BigInt(whole) * 100n : BigInt(whole + decimals)
}

const keys = fc.array(fc.constantFrom(...'0123456789012345678901234567890.,.,.,-e₦$ m'), {
  maxLength: 16,
})

test('typed key by key: the value is what all the keys say, or a sentence stands', () => {
  fc.assert(
    fc.property(notations, keys, (own, pressed) => {
      let standing = empty
      let typed = ''
      for (const key of pressed) {
        const end = standing.text.length
        const after: EditedAmount = editAmount(standing, { start: end, end, inserted: key }, own)
        typed += key
        if (after.said === undefined) {
          expect(amountOf(after.text, own) ?? 0n, typed).toBe(naively(typed))
          expect(typed.replaceAll(own.symbol, '')).not.toMatch(/[-em₦$]/)
        }
        standing = after
      }
    }),
    { numRuns: 2000 },
  )
})

test('a key that doesn’t go in changes nothing', () => {
  fc.assert(
    fc.property(notations, keys, fc.constantFrom(...'-em'), (own, pressed, stray) => {
      const before = pressed.reduce<StandingAmount>((standing, inserted) => {
        const end = standing.text.length
        return editAmount(standing, { start: end, end, inserted }, own)
      }, empty)
      const end = before.text.length
      const after = editAmount(before, { start: end, end, inserted: stray }, own)
      expect(after).toMatchObject({ text: before.text, said: 'refused' })
    }),
  )
})

const anything = fc.string({
  unit: fc.constantFrom(...'0123456789012345.,.,-e ₦$’\u00a0\n', 'NGN', 'USD', '٣'),
  minLength: 2,
  maxLength: 16,
})
const written = fc
  .record({
    minor: fc.bigInt({ min: 0n, max: HIGHEST_AMOUNT }),
    group: fc.constantFrom('', ',', '.', ' ', '’', '\u202f'),
    point: fc.constantFrom('.', ','),
    decimals: fc.nat(3),
    before: fc.constantFrom('', '', '₦', 'NGN ', '-', '$', 'USD '),
    after: fc.constantFrom('', '', ' €', ' NGN', '\n', 'm', '%'),
  })
  .map(({ minor, group, point, decimals, before, after }) => {
    const whole = String(minor / 1000n).replace(/\B(?=(\d{3})+$)/g, group)
    const rest = decimals === 0 ? '' : point + String(minor).slice(-decimals)
    return before + whole + rest + after
  })
const copied = fc.oneof(anything, written).filter(text => text.length > 1)

function whenPasted(text: string, own: AmountNotation) {
  return editAmount(empty, { start: 0, end: 0, inserted: text }, own)
}

test('pasted: either the value is what the text says, or a sentence', () => {
  fc.assert(
    fc.property(notations, copied, (own, text) => {
      const after = whenPasted(text, own)
      if (after.said === 'highest') return
      if (after.said) expect(after).toMatchObject(empty)
      else {
        expect(text).not.toMatch(/[-em%٣€]/)
        expect(text).not.toMatch(own.symbol === '₦' ? /[$]|USD/ : /₦|N/)
        expect(amountOf(after.text, own)).toBe(naively(text))
      }
    }),
    { numRuns: 5000 },
  )
})

test('many of the texts pasted above are taken, and many are refused', () => {
  const said = fc.sample(fc.tuple(notations, copied), 1000).map(([own, text]) => {
    return whenPasted(text, own).said
  })
  expect(said.filter(word => word === undefined).length).toBeGreaterThan(100)
  expect(said.filter(word => word === 'refused').length).toBeGreaterThan(100)
})

test('anywhere in an amount: no digit and no separator is lost without a sentence', () => {
  const amounts = fc.bigInt({ min: 0n, max: 99_999_999n })
  const inserted = fc.constantFrom(...'0123456789.,-', '12', '1,5', ',50', '1.250')
  fc.assert(
    fc.property(amounts, fc.nat(8), fc.nat(8), inserted, (minor, from, over, text) => {
      const own = { decimal: '.', group: ',', symbol: '₦' }
      const before = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
      const standing = { text: before.replace(/\B(?=(\d{3})+\.)/g, ','), openPoint: false }
      const start = Math.min(from, standing.text.length)
      const end = Math.min(start + over, standing.text.length)
      const after = editAmount(standing, { start, end, inserted: text }, own)
      if (after.said !== undefined) {
        expect(after).toMatchObject(standing)
        return
      }
      const digits = (raw: string) => raw.replace(/\D/g, '').replace(/^0+/, '')
      const raw = standing.text.slice(0, start) + text + standing.text.slice(end)
      expect(digits(after.text), raw).toBe(digits(raw))
      const point = raw.indexOf('.')
      if (point !== -1 && raw.indexOf('.', point + 1) === -1 && text !== '1.250')
        expect(after.text.split('.')[1], raw).toBe(raw.slice(point + 1).replace(/\D/g, ''))
      expect(after.text).toMatch(/^\d{1,3}(,\d{3})*(\.\d{0,2})?$/)
    }),
    { numRuns: 3000 },
  )
})
