import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { awaitedByName, isAwaited } from './awaited-states.ts'
import { type Claim, readClaims } from './read-claims.ts'
import { stateCatalogue } from './state-catalogue.ts'

const source = path.resolve(import.meta.dirname, '..')
const claims: Claim[] = globSync('**/*.stories.tsx', { cwd: source }).flatMap(file =>
  readClaims(readFileSync(path.join(source, file), 'utf8')),
)
const claimed = new Set(claims.map(({ state }) => state))
const known = new Set(stateCatalogue.map(({ id }) => id))

describe('the state catalogue', () => {
  test('names each state once, with a sentence', () => {
    expect(known.size).toBe(stateCatalogue.length)
    expect(stateCatalogue.filter(({ sentence }) => sentence.trim() === '')).toEqual([])
  })

  test('has a story for every state', () => {
    const missing = [...known].filter(id => !claimed.has(id) && !isAwaited(id))
    expect(missing, 'Give each a story whose parameters.states name it.').toEqual([])
  })

  test('awaits nothing that is already shown or not in it', () => {
    expect(awaitedByName.filter(id => claimed.has(id) || !known.has(id))).toEqual([])
  })

  test('knows every state that a story claims', () => {
    expect(claims.filter(({ state }) => !known.has(state))).toEqual([])
  })
})

test('claims are read from a story file', () => {
  const text = [
    "const meta = { title: 'Pages/Wallet' }",
    "export const NoMoney: Story = { parameters: { states: ['a:b', 'c'] } }",
    "export const Ready: Story = {\n  name: 'All well',\n  parameters: { states: ['d'] },\n}",
    'export const Silent: Story = {}',
  ].join('\n')
  expect(readClaims(text)).toEqual([
    { state: 'a:b', title: 'Pages/Wallet', story: 'No Money' },
    { state: 'c', title: 'Pages/Wallet', story: 'No Money' },
    { state: 'd', title: 'Pages/Wallet', story: 'All well' },
  ])
})
