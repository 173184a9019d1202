import type { Failure } from '@kinfold/api/client/outcome'
import { expect, test } from 'vitest'
import { failureBeside } from './failure-beside.ts'

const lost: Failure = { ok: false, kind: 'no-response', code: 'no_response', message: '' }
const refused: Failure = {
  ok: false,
  kind: 'refused',
  status: 503,
  code: 'unavailable',
  message: 'Please try again in a moment.',
}

test('what was read before stands alone while the line says that it may be old', () => {
  expect(failureBeside({ data: 1, failure: lost })).toBeUndefined()
  expect(failureBeside({ data: undefined, failure: lost })).toBe(lost)
  expect(failureBeside({ data: 1, failure: refused })).toBe(refused)
})
