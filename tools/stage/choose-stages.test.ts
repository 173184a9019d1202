import { expect, test } from 'vitest'
import { chooseStages } from './choose-stages.ts'

const there = {
  stages: ['types', 'server tests, embedded database', 'server tests, PostgreSQL', 'stories'],
  storyFiles: [
    'packages/ui/src/button/button.stories.tsx',
    'packages/ui/src/icon-button/icon-button.stories.tsx',
    'apps/web/src/pages/wallet/wallet.stories.tsx',
  ],
}
const chosen = (...words: string[]) => chooseStages(words, there)

test('no word is everything', () => {
  expect(chosen()).toEqual({ stages: there.stages, only: [], unknown: [] })
})

test('stages are named by how they begin', () => {
  expect(chosen('types', 'server')).toEqual({
    stages: there.stages.slice(0, 3),
    only: [],
    unknown: [],
  })
  expect(chosen('stories')).toEqual({ stages: ['stories'], only: [], unknown: [] })
})

test('a word that begins no stage limits the stories, which need not be named', () => {
  const button = { stages: ['stories'], only: ['button'], unknown: [] }
  expect(chosen('stories', 'button')).toEqual(button)
  expect(chosen('button')).toEqual(button)
  expect(chosen('types', 'pages/wallet')).toEqual({
    stages: ['types', 'stories'],
    only: ['pages/wallet'],
    unknown: [],
  })
})

test('a word that is neither is said', () => {
  expect(chosen('stories', 'buton').unknown).toEqual(['buton'])
  expect(chosen('tpyes').unknown).toEqual(['tpyes'])
})
