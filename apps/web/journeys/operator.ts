import { type OperatorKey, operators } from '@kinfold/personas/operators/operators'
import { totpCode } from '@kinfold/test-support/authenticator/totp-code'
import type { APIRequestContext } from 'playwright/test'
import { password } from './new-member.ts'

type SignIn = { totp_challenge: { token: string } }
type SignedIn = { authorization: { access_token: string } }
type Cases = { items: { id: string; member: { email: string } }[] }
type Requests = {
  items: { withdrawal: { id: string; amount: number }; member: { email: string } }[]
}

export async function tokenOf(request: APIRequestContext, who: OperatorKey): Promise<string> {
  const { email, totpSecret } = operators[who]
  const asked = await request.post('/api/auth/login', {
    data: { email, password, cf_turnstile_response: 'sandbox' },
  })
  const { totp_challenge }: SignIn = await asked.json()
  const answer = await request.post('/api/auth/totp/challenge', {
    data: { token: totp_challenge.token, code: totpCode(totpSecret, new Date()) },
  })
  const { authorization }: SignedIn = await answer.json()
  return authorization.access_token
}

/** What the club's reviewer does at the desk: approves everything that a member handed in. */
export async function approveDocumentsOf(
  request: APIRequestContext,
  email: string,
): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'ngozi')}` }
  const answer = await request.get('/api/operator/kyc', {
    headers,
    params: { status: 'submitted', per_page: 100 },
  })
  const { items }: Cases = await answer.json()
  const cases = items.filter(({ member }) => member.email === email)
  for (const { id } of cases) {
    await request.post(`/api/operator/kyc/approve/${id}`, { headers, data: { seen: 'submitted' } })
  }
  return cases.length
}

/** What the club's approver does at the desk: approves the one withdrawal of that amount. */
export async function approveWithdrawalOf(
  request: APIRequestContext,
  email: string,
  amount: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'tunde')}` }
  const answer = await request.get('/api/operator/withdrawal', {
    headers,
    params: { status: 'pending', per_page: 100 },
  })
  const { items }: Requests = await answer.json()
  const wanted = items.find(
    ({ member, withdrawal }) => member.email === email && withdrawal.amount === amount,
  )
  const approved = await request.post(`/api/operator/withdrawal/approve/${wanted?.withdrawal.id}`, {
    headers,
    data: { seen: 'pending' },
  })
  if (!approved.ok()) throw new Error(`not approved: ${await approved.text()}`)
}
