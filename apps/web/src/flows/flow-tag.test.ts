import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const apps = path.resolve(import.meta.dirname, '../../..')

const flows = globSync('*/src/**/*.stories.tsx', { cwd: apps })
  .map(file => ({ file, text: readFileSync(path.join(apps, file), 'utf8') }))
  .filter(({ text }) => /^ {2}title: 'Flows\//m.test(text))

// Which stories run before every commit is chosen by tags, and a flow is one of them.
test('every flow is tagged as one', () => {
  expect(flows.length).toBeGreaterThan(7)
  const untagged = flows.filter(({ text }) => !/^ {2}tags: \[.*'flow'.*\],$/m.test(text))
  expect(untagged.map(({ file }) => file)).toEqual([])
})
