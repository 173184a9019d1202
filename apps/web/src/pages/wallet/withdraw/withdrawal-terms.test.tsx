import { type Money, money } from '@kinfold/contract/money/money'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { dayo } from '@kinfold/personas/people/people'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../../session/session.ts'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

afterEach(() => {
  session.user.value = undefined
})

function termsOf(amount: Money | undefined): string {
  const account = session.user.value?.ngn_bank_account
  if (!account) throw new Error('Dayo has an account in naira')
  return renderToStaticMarkup(<WithdrawalTerms account={account} currency="NGN" amount={amount} />)
}

test('a withdrawal is paid by the 5th that follows the club’s day, whatever the browser’s', () => {
  session.user.value = sessionUserOf(dayo, { today: '2031-07-31' })
  expect(termsOf(money('NGN', 100_00n))).toContain('By 5 August')
})

test('no sum is said to arrive before one is given that can be asked for', () => {
  session.user.value = sessionUserOf(dayo)
  expect(termsOf(money('NGN', 100_00n))).toContain('</span>100</span>')
  expect(termsOf(undefined)).not.toContain('₦')
  expect(termsOf(undefined)).toContain('All of what you ask for')
})
