import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { bola, chidi, dayo, efe } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const doneBy = (person: typeof bola) =>
  stepsOf(sessionUserOf(person)).map(({ title, isDone }) => `${isDone ? '✓' : '·'} ${title}`)

test('a new member has proven their address and nothing else', () => {
  expect(doneBy(bola)).toEqual([
    '✓ Prove your e-mail address',
    '· Complete your KYC',
    '· Validate your BVN',
    '· Add your bank account',
  ])
})

test('documents that wait are not done yet', () => {
  expect(doneBy(chidi)).toContain('· Complete your KYC')
})

test('a validated member has nothing left to do', () => {
  expect(doneBy(dayo).filter(step => step.startsWith('·'))).toEqual([])
})

test('a step that is done says so in the past', () => {
  const texts = stepsOf(sessionUserOf(dayo)).map(({ text }) => text)
  expect(texts).toEqual([
    'Done when you signed up.',
    'Your ID and your proof of address are approved.',
    'Your BVN was found, and it is yours.',
    'Your account is added. Withdrawals are paid to it.',
  ])
})

test('a global member is asked for no BVN', () => {
  expect(doneBy(efe).join()).not.toContain('BVN')
})

test('the first contribution is the last step, once it is known whether there was one', () => {
  const last = (hasContributed: boolean) => stepsOf(sessionUserOf(chidi), hasContributed).at(-1)
  expect(last(false)).toMatchObject({ title: 'Make your first contribution', isDone: false })
  expect(last(true)).toMatchObject({ text: 'Your money is at work.', isDone: true })
})
