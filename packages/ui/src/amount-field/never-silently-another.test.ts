import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, HIGHEST_AMOUNT } from './amount-text.ts'
import { type EditedAmount, editAmount, type StandingAmount } from './edit-amount.ts'

const separators = fc.constantFrom({ decimal: '.', group: ',' }, { decimal: ',', group: '.' })
const empty: StandingAmount = { text: '', openPoint: false }

/** As a person reads an amount at a glance: one or two digits after the last separator are decimals. */
function naively(text: string): bigint {
  const parts = text.replace(/[^\d.,]/g, '').split(/[.,]/)
  const last = parts.length > 1 ? (parts.pop() ?? '') : ''
  const decimals = last.length > 2 ? '' : last.padEnd(2, '0')
  const whole = parts.join('') + (last.length > 2 ? last : '')
  return decimals === '' ? BigInt(whole) * 100n : BigInt(whole + decimals)
}

const keys = fc.array(fc.constantFrom(...'0123456789012345678901234567890.,.,.,-e₦ m'), {
  maxLength: 16,
})

test('typed key by key: either the value is what the keys say, or a sentence', () => {
  fc.assert(
    fc.property(separators, keys, (own, pressed) => {
      let standing = empty
      let taken = ''
      for (const key of pressed) {
        const end = standing.text.length
        const after: EditedAmount = editAmount(standing, { start: end, end, inserted: key }, own)
        if (after.said === 'refused') expect(after).toMatchObject(standing)
        else if (after.said === 'highest') return
        else expect(amountOf(after.text, own) ?? 0n, taken + key).toBe(naively(taken + key))
        if (after.said === undefined) taken += key
        standing = { text: after.text, openPoint: after.openPoint }
      }
    }),
    { numRuns: 2000 },
  )
})

const anything = fc.string({
  unit: fc.constantFrom(...'0123456789012345.,.,-e ₦’\u00a0\n', 'NGN', '٣'),
  minLength: 2,
  maxLength: 16,
})
const written = fc
  .record({
    minor: fc.bigInt({ min: 0n, max: HIGHEST_AMOUNT }),
    group: fc.constantFrom('', ',', '.', ' ', '’', '\u202f'),
    point: fc.constantFrom('.', ','),
    decimals: fc.nat(3),
    before: fc.constantFrom('', '', '₦', 'NGN ', '-', '$'),
    after: fc.constantFrom('', '', ' €', '\n', 'm', '%'),
  })
  .map(({ minor, group, point, decimals, before, after }) => {
    const whole = String(minor / 1000n).replace(/\B(?=(\d{3})+$)/g, group)
    const rest = decimals === 0 ? '' : point + String(minor).slice(-decimals)
    return before + whole + rest + after
  })
const copied = fc.oneof(anything, written).filter(text => text.length > 1)

function whenPasted(text: string, own: { decimal: string; group: string }) {
  return editAmount(empty, { start: 0, end: 0, inserted: text }, own)
}

test('pasted: either the value is what the text says, or a sentence', () => {
  fc.assert(
    fc.property(separators, copied, (own, text) => {
      const after = whenPasted(text, own)
      if (after.said === 'refused') expect(after).toMatchObject(empty)
      else if (after.said !== 'highest') {
        expect(text).not.toMatch(/[-em%٣]/)
        expect(amountOf(after.text, own)).toBe(naively(text))
      }
    }),
    { numRuns: 5000 },
  )
})

test('many of the texts pasted above are taken, and many are refused', () => {
  const said = fc.sample(fc.tuple(separators, copied), 1000).map(([own, text]) => {
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
      const own = { decimal: '.', group: ',' }
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
