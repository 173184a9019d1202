import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const drawn = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  file => !/(\.stories|\.test)\.tsx?$|^(club|test)\//.test(file),
)

// What belongs to one club: its name, its addresses, its colours.
const ownThings = /\bKinfold\b|kinfold\.example|#[0-9a-f]{6}\b/g

test('no component names the club: everything of it stands in club.ts and .env', () => {
  expect(drawn.length).toBeGreaterThan(80)
  const found = drawn.flatMap(file =>
    (readFileSync(path.join(source, file), 'utf8').match(ownThings) ?? []).map(
      thing => `${file}: ${thing}`,
    ),
  )
  expect(found).toEqual([])
})
