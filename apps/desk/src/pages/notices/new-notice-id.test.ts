import { id } from '@kinfold/contract/fields/id'
import { expect, test } from 'vitest'
import { newNoticeId } from './new-notice-id.ts'

test('each is one of our ids, and another', () => {
  const [first, second] = [newNoticeId(), newNoticeId()]
  expect(id().is(first)).toBe(true)
  expect(id().is(second)).toBe(true)
  expect(first).not.toBe(second)
})
