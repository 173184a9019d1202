import { expect, test, vi } from 'vitest'
import { lazyCode } from './lazy-code.ts'

test('what has come is kept and not asked for again', async () => {
  const code = { part: 'list' }
  const fetch = vi.fn(async () => code)
  const lazy = lazyCode(fetch)
  expect(lazy.loaded()).toBeUndefined()
  expect(await lazy.load()).toBe(code)
  expect(await lazy.load()).toBe(code)
  expect(lazy.loaded()).toBe(code)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what did not come is asked for once more', async () => {
  const code = { part: 'list' }
  const fetch = vi.fn(async () => code).mockRejectedValueOnce(new Error('no network'))
  const lazy = lazyCode(fetch)
  expect(await lazy.load()).toBeUndefined()
  expect(lazy.loaded()).toBeUndefined()
  expect(await lazy.load()).toBe(code)
})
