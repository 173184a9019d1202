import { type Claim, readClaims, type StoryModule } from '@kinfold/ui/read-claims'
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
