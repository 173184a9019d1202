import { PasswordField } from '@kinfold/ui/password-field'
import { useState } from 'react'
import { TotpField } from '../../../form/totp-field.tsx'
import { useMember } from '../../../session/use-member.ts'

type Answer = { ok: boolean; code?: string }
type Proof = 'password' | 'totp_code'

/** What is asked before an account is kept; an app may have been turned on or off elsewhere meanwhile. */
export function useOwnerProof() {
  const { totp_enabled } = useMember()
  const [asked, setAsked] = useState<Proof>(totp_enabled ? 'totp_code' : 'password')
  return {
    asked,
    note<Outcome extends Answer>(outcome: Outcome): Outcome {
      if (outcome.code === 'totp_required') setAsked('totp_code')
      if (outcome.code === 'password_required') setAsked('password')
      return outcome
    },
  }
}

type OwnerProofFieldProps = { name: string; error: string | undefined }

export function OwnerProofField(props: OwnerProofFieldProps) {
  if (props.name === 'totp_code') return <TotpField {...props} />
  return (
    <PasswordField
      label="Your password"
      hint="So that we know it is you."
      required
      autoComplete="current-password"
      {...props}
    />
  )
}
