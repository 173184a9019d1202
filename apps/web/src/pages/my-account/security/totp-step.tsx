import { TextField, type TextFieldProps } from '@kinfold/ui/text-field'
import { useState } from 'react'
import { useMember } from '../../../session/use-member.ts'

type Answer = { ok: boolean; code?: string }

/** Whether the app's code is asked for: the member has one, or turned one on elsewhere meanwhile. */
export function useTotpStep() {
  const { totp_enabled } = useMember()
  const [wasRefused, setRefused] = useState(false)
  return {
    isAsked: totp_enabled || wasRefused,
    note<Outcome extends Answer>(outcome: Outcome): Outcome {
      if (outcome.code === 'totp_required') setRefused(true)
      return outcome
    },
  }
}

export function TotpField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Code from your authenticator app"
      hint="The 6 digits it shows now, or a recovery code."
      required
      autoComplete="one-time-code"
      {...props}
    />
  )
}
