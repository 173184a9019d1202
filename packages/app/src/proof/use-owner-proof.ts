import type { Outcome } from '@kinfold/api/client/outcome'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'
import { useState } from 'react'
import { useNoPasskeys } from '../passkey/passkeys-here.ts'
import { proveWithPasskey } from '../passkey/prove-with-passkey.ts'
import { besideProof } from './beside-proof.ts'
import type { TypedProof } from './typed-proof.ts'

export type OwnerProof = ReturnType<typeof useOwnerProof>

/**
 * How somebody proves that it is them before something is sent: by a passkey where they have one and it works
 * here, or else with what they type. App and passkeys may have been added or removed elsewhere meanwhile.
 */
export function useOwnerProof(
  { totp_enabled, has_passkey }: Pick<SessionUser, 'totp_enabled' | 'has_passkey'>,
  isAskedOf: 'everybody' | 'who set one up' = 'everybody',
) {
  const isPossible = useNoPasskeys() === undefined && has_passkey
  const [isAsked, setAsked] = useState(isAskedOf === 'everybody' || totp_enabled || has_passkey)
  const [typed, setTyped] = useState<TypedProof>(totp_enabled ? 'totp_code' : 'password')
  const [confirms, setConfirms] = useState(isPossible)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const note = (code: string) => {
    if (code !== 'totp_required' && code !== 'password_required') return
    setAsked(true)
    setTyped(code === 'totp_required' ? 'totp_code' : 'password')
  }
  const change = () => {
    setConfirms(!confirms)
    setUnconfirmed(undefined)
  }
  return {
    isAsked,
    typed,
    confirms,
    /** To the other way; undefined where there is none. */
    change: isPossible ? change : undefined,
    /** The passkey's last answer, where it was no. */
    unconfirmed,
    async send<Body extends object, Answer>(
      body: Body,
      run: (body: Body & { passkey?: SignedChallenge }) => Promise<Outcome<Answer, string>>,
    ): Promise<Outcome<Answer, string>> {
      setUnconfirmed(undefined)
      const confirmed = confirms ? await proveWithPasskey() : undefined
      if (confirmed?.ok === false) {
        if (confirmed.kind === 'aborted') setUnconfirmed(unconfirmedWords[typed])
        return confirmed
      }
      const outcome = await run(confirmed ? { ...body, passkey: confirmed.data } : body)
      if (outcome.ok) return outcome
      note(outcome.code)
      return confirms ? outcome : besideProof(outcome)
    },
  } as const
}

const unconfirmedWords: Readonly<Record<TypedProof, string>> = {
  password: unconfirmedText('your password'),
  totp_code: unconfirmedText('a code'),
}

// The passkey may be on another device.
function unconfirmedText(instead: string): string {
  return `Your passkey didn’t confirm it, so nothing was sent. You can try again, or use ${instead} instead.`
}
