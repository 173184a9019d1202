import { expect, it } from 'vitest'
import { databaseFailure } from './database-failure.ts'
import { DatabaseUnavailableError } from './database-unavailable-error.ts'

const busy = new DatabaseUnavailableError('busy', {})

it('is found in several errors that are reported as one', () => {
  const several = new AggregateError(
    [busy, new DatabaseUnavailableError('lost', {})],
    'two charges',
  )
  expect(databaseFailure(several)).toBe(busy)
  expect(databaseFailure(new Error('asking failed', { cause: several }))).toBe(busy)
})

it('is no reason while another error is among them', () => {
  expect(databaseFailure(new AggregateError([busy, new Error('a bug')], 'two'))).toBeUndefined()
  expect(databaseFailure(new AggregateError([], 'none'))).toBeUndefined()
})
