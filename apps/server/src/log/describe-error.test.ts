import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it('describes an error that was copied into a plain object, without its values', () => {
  const error = Object.assign(new Error('the key "secret" is taken'), { code: '23505' })
  const copy = { ...error, message: error.message, stack: error.stack, queue: 'deliver-mail' }
  expect(describeError(copy)).toMatchObject({
    type: 'Error',
    message: 'the key "…" is taken',
    code: '23505',
    stack: expect.stringContaining('describe-error.test.ts'),
  })
})

it('says that anything else is no error', () => {
  const message = 'not an error object'
  expect(describeError('a text')).toEqual({ type: 'string', message })
  expect(describeError({ message: 7 })).toEqual({ type: 'object', message })
})
