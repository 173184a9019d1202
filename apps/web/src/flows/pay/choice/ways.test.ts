import { growthPool, purpleDollar } from '@kinfold/personas/plans/demo-plans'
import { expect, test } from 'vitest'
import type { PayTarget } from '../pay-target.ts'
import { waysUnder } from './ways.ts'

const naira: PayTarget = { kind: 'plan', plan: growthPool }
const dollars: PayTarget = { kind: 'plan', plan: purpleDollar }
const usual = { isRecurring: false, isLocalized: false, isGlobal: false }

const possible = (...asked: Parameters<typeof waysUnder>) =>
  waysUnder(...asked)
    .filter(({ reason }) => reason === undefined)
    .map(({ way }) => way)

test('naira come by both transfers, by card or from the naira wallet', () => {
  expect(possible('bank', { target: naira, ...usual })).toEqual(['transfer', 'bank'])
  expect(possible('card', { target: naira, ...usual })).toEqual(['card', 'NGN wallet'])
})

test('the dollar wallet pays for dollar plans only', () => {
  expect(possible('card', { target: dollars, ...usual })).toContain('USD wallet')
  const offered = waysUnder('card', { target: naira, ...usual })
  expect(offered.find(({ way }) => way === 'USD wallet')?.reason).toBeDefined()
})

test('a wallet pays only in the currency that was chosen to pay in', () => {
  expect(possible('card', { target: dollars, ...usual })).toEqual(['card', 'card_us', 'USD wallet'])
  const localized = { target: dollars, ...usual, isLocalized: true }
  expect(possible('card', localized)).toEqual(['card', 'NGN wallet'])
  const offered = waysUnder('card', { target: dollars, ...usual })
  expect(offered.find(({ way }) => way === 'NGN wallet')?.reason).toBe('It takes naira only.')
})

test('dollars paid for in naira go by the ways of naira', () => {
  const localized = { target: dollars, ...usual, isLocalized: true }
  expect(possible('bank', localized)).toEqual(['transfer', 'bank'])
  expect(possible('card', localized)).not.toContain('card_us')
})

test('a recurring contribution is paid by card alone', () => {
  const recurring = { target: dollars, ...usual, isRecurring: true }
  expect(possible('bank', recurring)).toEqual([])
  expect(possible('card', recurring)).toEqual(['card', 'card_us'])
})

test('a wallet is not funded from a wallet', () => {
  const target: PayTarget = { kind: 'wallet', currency: 'NGN' }
  expect(waysUnder('card', { target, ...usual }).map(({ way }) => way)).toEqual(['card'])
})

test('a global member is offered nothing of naira', () => {
  const global = { target: dollars, ...usual, isGlobal: true }
  expect(waysUnder('card', global).map(({ way }) => way)).toEqual(['card', 'card_us', 'USD wallet'])
  expect(waysUnder('bank', global).map(({ way }) => way)).toEqual(['bank'])
})
