import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(['./**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

// What belongs to one club, to one app's pages, or to one build.
const ownThings = /\bKinfold\b|#[0-9a-f]{6}\b|['"`]\/(?:dashboard|auth|desk)\b|import\.meta\.env/g

test('nothing here names a club, a page of an app or a setting: it all comes in from the app', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(20)
  const found = Object.entries(sources).flatMap(([file, text]) =>
    (text.match(ownThings) ?? []).map(thing => `${file}: ${thing}`),
  )
  expect(found).toEqual([])
})
