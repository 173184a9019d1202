import { expect, it } from 'vitest'
import { needsCheck } from './needs-check.ts'

it('is asked of accounts in dollars only', () => {
  expect(['NGN', 'USD', 'GBP'].filter(needsCheck)).toEqual(['USD'])
})
