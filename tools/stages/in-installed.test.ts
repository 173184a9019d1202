import { expect, test, vi } from 'vitest'
import { inInstalled } from './in-installed.ts'

const run = vi.fn(async (version: string) => ({ passed: 1, failures: [], notes: [version] }))

test('a stage runs in the browser that is installed', async () => {
  const stage = inInstalled('stories', { find: () => '2.50', missing: 'WebKit' }, run)
  expect(await stage.run()).toEqual({ passed: 1, failures: [], notes: ['2.50'] })
})

test('without one nothing runs, and the stage says what is missing', async () => {
  run.mockClear()
  const stage = inInstalled('stories', { find: () => undefined, missing: 'WebKit' }, run)
  expect(await stage.run()).toMatchObject({
    passed: 0,
    failures: [],
    leftOut: 'No WebKit is installed, so nothing was tried in one.',
  })
  expect(run).not.toHaveBeenCalled()
})
