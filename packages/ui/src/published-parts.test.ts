import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const source = import.meta.dirname

/** What `@kinfold/ui/<part>` can mean: a folder whose main file has the folder's name. */
const parts = readdirSync(source, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
  .filter(part => existsSync(path.join(source, part, `${part}.tsx`)))

// The frame inside every field: its label, hint and error are shown by each of them.
const shownByOthers = new Set(['field'])

function storiesOf(part: string): string {
  return readdirSync(path.join(source, part))
    .filter(file => file.endsWith('.stories.tsx'))
    .map(file => readFileSync(path.join(source, part, file), 'utf8'))
    .join('\n')
}

test('there are parts', () => expect(parts.length).toBeGreaterThan(50))

describe.each(parts.filter(part => !shownByOthers.has(part)))('%s', part => {
  const stories = storiesOf(part)

  test('has a page of its own that says what it is for', () => {
    expect(stories).toContain("tags: ['autodocs']")
    expect(stories).toMatch(/description: \{\s*component:/)
  })

  test('can be tried, is photographed, and one of its stories checks its state', () => {
    expect(stories).toContain('export const Playground')
    expect(stories).toContain("tags: ['matrix']")
    expect(stories).toMatch(/\bplay: async/)
  })
})
