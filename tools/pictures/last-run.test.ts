import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { looksOfStories, noteLastRun, picturesOfLastRun } from './last-run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-last-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('pictures are accepted as they were seen of the same files, and only while nothing has changed since', () => {
  const only = ['button.stories.tsx']
  expect(picturesOfLastRun(only, folder)).toBeUndefined()
  const run = { only, made: looksOfStories(), pictures: ['light-desktop/button--default.webp'] }
  noteLastRun(run, folder)
  expect(picturesOfLastRun(only, folder)).toEqual(new Set(run.pictures))
  expect(picturesOfLastRun([], folder)).toBeUndefined()
  noteLastRun({ ...run, made: 'of something else' }, folder)
  expect(picturesOfLastRun(only, folder)).toBeUndefined()
})
