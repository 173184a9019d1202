import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { PasswordField } from '@kinfold/ui/password-field'
import { FormMessage } from '../form/form-message.tsx'
import { TotpField } from './totp-field.tsx'
import type { TypedProof } from './typed-proof.ts'
import type { OwnerProof } from './use-owner-proof.ts'

type FieldProps = { name: string; error: string | undefined }

export function OwnerProofField({ proof, ...field }: FieldProps & { proof: OwnerProof }) {
  const { isAsked, typed, confirms, change, unconfirmed } = proof
  if (!isAsked) return null
  if (change === undefined) return <TypedProofField typed={typed} {...field} />
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <FormMessage>{unconfirmed}</FormMessage>
        {confirms && !unconfirmed ? (
          <Banner tone="info">
            You confirm this with your passkey: your device asks you next.
          </Banner>
        ) : null}
        {confirms ? null : <TypedProofField typed={typed} {...field} />}
      </div>
      <Button variant="link" size="small" className="-ms-5" onClick={change}>
        {confirms ? insteadWords[typed] : 'Use your passkey instead'}
      </Button>
    </div>
  )
}

const insteadWords: Record<TypedProof, string> = {
  password: 'Use your password instead',
  totp_code: 'Use a code instead',
}

function TypedProofField({ typed, ...field }: FieldProps & { typed: TypedProof }) {
  if (typed === 'totp_code') return <TotpField {...field} />
  return (
    <PasswordField
      label="Your password"
      hint="So that we know it is you."
      required
      autoComplete="current-password"
      {...field}
    />
  )
}
