import { callerOf } from '@kinfold/api/mocks/handlers'
import { seenFirst } from '@kinfold/ui/find-stories'
import { type Claim, readClaims, type StoryModule } from '@kinfold/ui/read-claims'
import { readCoverage } from '@kinfold/ui/read-coverage'
import { beforeAll, describe, expect, test } from 'vitest'
import { stateCatalogue } from './state-catalogue.ts'

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx')
const known = new Set<string>(stateCatalogue.map(({ id }) => id))
const claims: Claim[] = []

beforeAll(async () => {
  for (const load of Object.values(modules)) claims.push(...readClaims(await load()))
}, 60_000)

const isClaimed = (id: string) => claims.some(({ state }) => state === id)

describe('the state catalogue', () => {
  test('names each state once, with a sentence', () => {
    expect(known.size).toBe(stateCatalogue.length)
    expect(stateCatalogue.filter(({ sentence }) => sentence.trim() === '')).toEqual([])
  })

  test('has a story for every state', () => {
    const missing = [...known].filter(id => !isClaimed(id))
    expect(missing, 'Give each a story whose parameters.states name it.').toEqual([])
  })

  // What the compiler refuses too.
  test('knows every state that a story claims', () => {
    expect(claims.filter(({ state }) => !known.has(state))).toEqual([])
  })
})

test.each([
  [
    'What if a colleague decided meanwhile?',
    'kyc decided meanwhile',
    'desk-kyc--decided-meanwhile',
  ],
  [
    'What if more arrived than was announced?',
    'more than announced',
    'desk-bank-statement--more-than-announced',
  ],
  ['What does a faulty book look like?', 'books faulty', 'desk-books--faulty'],
  ['Who may not release a batch?', 'prepared release', 'desk-payout-batches--own-batch'],
  ['What does a queue without work say?', 'transfers empty', 'desk-transfers--empty'],
])('%s', async (_question, words, story) => {
  const rows = await readCoverage(stateCatalogue, modules, callerOf)
  expect(seenFirst(rows, words)).toContain(story)
})
