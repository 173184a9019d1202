import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { notReadyText } from './ready-text.ts'

const naira = (whole: bigint) => money('NGN', whole * 100n)
const later = [
  { amount: naira(40_000n), from: '2026-11-26' },
  { amount: naira(5_000n), from: '2026-11-30' },
]

it.each([
  [60_000n, 60_000n, undefined],
  [
    60_000n,
    70_000n,
    '₦60,000 can be withdrawn now, and ₦70,000 from Thu 26 Nov, once its payment has cleared.',
  ],
  [
    60_000n,
    100_001n,
    '₦60,000 can be withdrawn now, and ₦100,001 from Mon 30 Nov, once its payment has cleared.',
  ],
  [0n, 40_000n, '₦40,000 can be withdrawn from Thu 26 Nov, once its payment has cleared.'],
  // More than is there at all is said in other words.
  [0n, 45_001n, undefined],
])('of ₦%i ready, ₦%i: %s', (ready, amount, sentence) => {
  const text = notReadyText(naira(amount), { ready: naira(ready), later })
  expect(text?.replaceAll('\u00a0', ' ')).toBe(sentence)
})
