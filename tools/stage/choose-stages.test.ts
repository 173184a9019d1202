import { expect, test } from 'vitest'
import { chooseStages } from './choose-stages.ts'

const files = {
  button: 'packages/ui/src/button/button.stories.tsx',
  iconButton: 'packages/ui/src/icon-button/icon-button.stories.tsx',
  wallet: 'apps/web/src/pages/wallet/wallet.stories.tsx',
  ask: 'apps/server/src/modules/money/withdrawal/ask-withdrawal.test.ts',
  keys: 'packages/ui/src/button/button-keys.test.ts',
}
const stages = [
  { name: 'types', files: [] },
  { name: 'unit tests', files: [files.keys] },
  { name: 'server tests, embedded database', files: [] },
  { name: 'server tests, PostgreSQL', files: [files.ask] },
  { name: 'stories', files: [files.button, files.iconButton, files.wallet] },
]
const chosen = (...words: string[]) => chooseStages(words, stages)
const whole = (name: string) => ({ name, only: [] })

test('no word is everything', () => {
  expect(chosen()).toEqual({ stages: stages.map(({ name }) => whole(name)), unknown: [] })
})

test('stages are named by how they begin', () => {
  expect(chosen('types', 'server').stages).toEqual([
    whole('types'),
    whole('server tests, embedded database'),
    whole('server tests, PostgreSQL'),
  ])
  expect(chosen('Stories').stages).toEqual([whole('stories')])
})

test('a word that begins no stage chooses files, in each stage that has some', () => {
  expect(chosen('button').stages).toEqual([
    { name: 'unit tests', only: [files.keys] },
    { name: 'stories', only: [files.button, files.iconButton] },
  ])
  expect(chosen('Withdrawal').stages).toEqual([
    { name: 'server tests, PostgreSQL', only: [files.ask] },
  ])
})

test('beside a stage that has files, it chooses among those; one check of everything stays whole', () => {
  expect(chosen('stories', 'button').stages).toEqual([
    { name: 'stories', only: [files.button, files.iconButton] },
  ])
  expect(chosen('types', 'pages/wallet').stages).toEqual([
    whole('types'),
    { name: 'stories', only: [files.wallet] },
  ])
})

test('a word that is neither is said', () => {
  expect(chosen('stories', 'buton').unknown).toEqual(['buton'])
  expect(chosen('tpyes').unknown).toEqual(['tpyes'])
})
