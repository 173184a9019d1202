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

  // What the compiler refuses too, save for refusals that no member meets.
  test('knows every state that a story claims', () => {
    expect(claims.filter(({ state }) => !known.has(state))).toEqual([])
  })
})

test('claims are read from a module of stories', () => {
  const module = {
    default: { title: 'Pages/Wallet' },
    NoMoney: { parameters: { states: ['wallet:usd', 'wallet:global'] } },
    Ready: { name: 'All well', parameters: { states: ['wallet:owing'] } },
    Silent: {},
  } as unknown as StoryModule
  expect(readClaims(module)).toEqual([
    {
      state: 'wallet:usd',
      title: 'Pages/Wallet',
      story: 'No Money',
      id: 'pages-wallet--no-money',
    },
    {
      state: 'wallet:global',
      title: 'Pages/Wallet',
      story: 'No Money',
      id: 'pages-wallet--no-money',
    },
    { state: 'wallet:owing', title: 'Pages/Wallet', story: 'All well', id: 'pages-wallet--ready' },
  ])
})

test.each([
  ['What does a member see on the first day?', 'first day', 'pages-overview--first-day'],
  ['What if there is no exchange rate?', 'without rate overview', 'pages-overview--without-a-rate'],
  [
    'What does a refused document look like?',
    'document sent back',
    'pages-overview--document-refused',
  ],
  [
    'What if a payment takes longer than its time?',
    'payment expired',
    'pages-contribute-payment--time-ran-out',
  ],
  [
    'What if the rate changes while somebody pays?',
    'rate changed',
    'pages-contribute-pay--figures-changed',
  ],
  ['What if a card can’t be charged?', 'past due', 'pages-recurring-contributions--charge-failed'],
  [
    'What if the plan closes meanwhile?',
    'plan closed',
    'pages-contribute-pay--plan-closed-meanwhile',
  ],
  ['How are amounts hidden?', 'overview hidden', 'pages-overview--amounts-hidden'],
  ['What does somebody on hold read?', 'on hold', 'pages-sign-in--account-on-hold'],
  [
    'What if somebody tries too often to sign in?',
    'sign in tries',
    'pages-sign-in--too-many-tries',
  ],
  [
    'What if a link to reset a password is old?',
    'link no longer valid',
    'pages-reset-password--link-no-longer-valid',
  ],
  [
    'What does the report say of a year without anything?',
    'report nothing',
    'pages-investment-report--nothing-in-a-year',
  ],
  [
    'Where does a member withdraw too late to cancel?',
    'cancel late',
    'pages-wallet-cancel-a-withdrawal--too-late',
  ],
  ['What does the phone’s menu look like?', 'menu phone', 'pages-mobile-menu--open'],
  ['What if a browser is too old?', 'browser old', 'pages-errors-and-waiting--browser-too-old'],
])('%s', async (_question, words, story) => {
  const rows = await readCoverage(stateCatalogue, modules, callerOf)
  expect(seenFirst(rows, words)).toContain(story)
})
