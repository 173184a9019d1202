import { expect, it } from 'vitest'
import { sizeDates, sizeText } from './size-words.ts'

const size = { month: '2026-05', since: '2024-08', weighting: 'value' } as const

it.each([
  [null, null, 'Fewer than ten members have money in it'],
  [142, null, '142 members have money in it'],
  [142, 320_000_000, '142 members have about ₦320 million in it'],
  [12_420, 31_850_000_000, '12,420 members have about ₦31.85 billion in it'],
  [11, 1_500_000, '11 members have about ₦1.5 million in it'],
  [10, 900_000, '10 members have about ₦900,000 in it'],
])('%s members with %s', (members, value, said) => {
  expect(sizeText({ size: { ...size, members, value }, currency: 'NGN' })).toBe(said)
})

it('says nothing of a plan that doesn’t tell', () => {
  expect(sizeText({ size: null, currency: 'NGN' })).toBeUndefined()
})

it('names the months', () => {
  expect(sizeDates({ ...size, members: null, value: null })).toEqual({
    since: 'since August 2024',
    counted: 'At the end of May 2026',
  })
  expect(sizeDates({ ...size, members: 12, value: null, weighting: 'days' }).counted).toBe(
    'On average in May 2026',
  )
})
