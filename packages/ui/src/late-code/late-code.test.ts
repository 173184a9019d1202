import { expect, test, vi } from 'vitest'
import { lateCode } from './late-code.ts'

test('what has come is kept and not asked for again', async () => {
  const code = { part: 'list' }
  const fetch = vi.fn(async () => code)
  const late = lateCode(fetch)
  expect(late.now()).toBeUndefined()
  expect(await late.bring()).toBe(code)
  expect(await late.bring()).toBe(code)
  expect(late.now()).toBe(code)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what did not come is asked for once more', async () => {
  const code = { part: 'list' }
  const fetch = vi.fn(async () => code).mockRejectedValueOnce(new Error('no network'))
  const late = lateCode(fetch)
  expect(await late.bring()).toBeUndefined()
  expect(late.now()).toBeUndefined()
  expect(await late.bring()).toBe(code)
})
