import { demoPassword } from '@kinfold/personas/demo-password'
import type { DemoOperator } from '@kinfold/personas/operators/operators'
import { totpCode } from '@kinfold/test-support/authenticator/totp-code'

/** What the desk keeps in the browser of somebody who is signed in. */
export async function tokenOf(url: string, { email, totpSecret }: DemoOperator): Promise<string> {
  const asked = await send(`${url}/api/auth/login`, {
    email,
    password: demoPassword,
    cf_turnstile_response: 'sandbox',
  })
  const code = totpCode(totpSecret, new Date())
  const { token } = asked.totp_challenge
  const signedIn = await send(`${url}/api/auth/totp/challenge`, { token, code })
  return signedIn.authorization.access_token
}

async function send(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return answer.json()
}
