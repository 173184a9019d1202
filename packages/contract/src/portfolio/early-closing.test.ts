import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { earlyClosing } from './early-closing.ts'

it('the member gets all that it is worth, and the club charges nothing', () => {
  const value = money('USD', 4_427_45n)
  expect(earlyClosing(value)).toEqual({ toMember: value, charge: money('USD', 0n) })
})
