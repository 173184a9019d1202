import { money } from '@kinfold/contract/money/money'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { dayo } from '@kinfold/personas/people/people'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../../session/session.ts'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

afterEach(() => {
  session.user.value = undefined
})

test('a withdrawal is paid by the 5th that follows the club’s day, whatever the browser’s', () => {
  const member = sessionUserOf(dayo, { today: '2031-07-31' })
  session.user.value = member
  const account = member.ngn_bank_account
  if (!account) throw new Error('Dayo has an account in naira')
  const html = renderToStaticMarkup(
    <WithdrawalTerms account={account} amount={money('NGN', 100_00n)} />,
  )
  expect(html).toContain('By 5 August')
})
