import { expect, it } from 'vitest'
import { documentDayMessages, documentDayProblem } from './document-day-problem.ts'

const { expired, notIssuedYet } = documentDayMessages
const today = '2026-03-02'

it.each([
  [{}, undefined],
  [{ expires_on: null, issued_on: null }, undefined],
  [{ expires_on: '2026-03-02' }, undefined],
  [{ expires_on: '2026-03-01' }, { expires_on: expired }],
  [{ expires_on: '1990-01-01' }, { expires_on: expired }],
  [{ issued_on: '2026-03-02' }, undefined],
  [{ issued_on: '2026-03-03' }, { issued_on: notIssuedYet }],
  [{ issued_on: '2030-01-01' }, { issued_on: notIssuedYet }],
])('%j is answered %j', (days, problem) => {
  expect(documentDayProblem(days, today)).toEqual(problem)
})
