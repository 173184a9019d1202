import { DraftReturnsBody } from '@kinfold/contract/operator/returns/draft-returns'
import { readValue } from '@kinfold/contract/validation/read-value'
import { expect, it } from 'vitest'
import { draftBody, fieldOf } from './draft-body.ts'

const typed = {
  planId: '3',
  period: '2026-05',
  result: 'earned',
  total: 12_345_678_90n,
  fee: 1_05n,
} as const

it('takes what was typed as the call does, to the kobo', () => {
  expect(draftBody(typed)).toEqual({
    plan_id: 3,
    year: 2026,
    month: 5,
    total_amount: 12_345_678.9,
    fee_amount: 1.05,
  })
})

it('puts a loss below zero, and takes no fee on it', () => {
  expect(draftBody({ ...typed, result: 'lost' })).toEqual({
    plan_id: 3,
    year: 2026,
    month: 5,
    total_amount: -12_345_678.9,
  })
})

it('names every field that is empty where the form has it', () => {
  const empty = draftBody({ planId: '', period: '', result: 'earned', total: null, fee: null })
  const read = readValue(DraftReturnsBody, empty)
  const named = read.ok ? [] : Object.keys(read.fields).map(fieldOf)
  expect(new Set(named)).toEqual(new Set(['plan', 'period', 'total']))
})
