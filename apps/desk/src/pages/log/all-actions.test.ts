import { actionKinds } from '@kinfold/contract/operator/audit/action-kinds'
import { actionWords, kindWords } from '@kinfold/contract/operator/audit/action-words'
import { expect, it } from 'vitest'

const said = (action: string, subject: string) => {
  const { before, after } = actionWords({ action })
  return `${before}${subject}${after}`
}

it.each([
  ['withdrawal.approved', 'KF-7H2K9D4M', 'approved the withdrawal KF-7H2K9D4M'],
  ['member.suspended', 'Dayo Bello', 'put Dayo Bello on hold'],
  ['faq.created', 'Is it safe?', 'added the question “Is it safe?”'],
])('%s of %s is said as “%s”', (action, subject, sentence) => {
  expect(said(action, subject)).toBe(sentence)
})

it('says by its own name what it has no words for', () => {
  expect(said('moon.landed_on', 'Tuesday')).toBe('moon landed on: Tuesday')
})

it('calls each kind otherwise', () => {
  expect(new Set(Object.values(kindWords)).size).toBe(actionKinds.length)
})
