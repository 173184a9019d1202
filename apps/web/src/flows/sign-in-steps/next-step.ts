import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'

/** What stands between a member and their dashboard. */
export type SignInStep =
  | { kind: 'verify-email'; email: string; token: string }
  | { kind: 'authenticator'; token: string }
  | { kind: 'signed-in'; accessToken: string }

/** Signing in, registering and verifying answer with one of the three; undefined for an answer that has none. */
export function nextStep({
  user,
  authorization,
  verification,
  totp_challenge,
}: SignInAnswer): SignInStep | undefined {
  if (authorization) return { kind: 'signed-in', accessToken: authorization.access_token }
  if (verification) return { kind: 'verify-email', email: user.email, token: verification.token }
  if (totp_challenge) return { kind: 'authenticator', token: totp_challenge.token }
  return undefined
}
