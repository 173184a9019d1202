import { useAnswerTotpChallenge } from '@kinfold/api/auth/answer-totp-challenge'
import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { TextField } from '@kinfold/ui/text-field'
import { type FormEvent, useState } from 'react'

type AuthenticatorDialogProps = {
  token: string
  onAnswer: (answer: SignInAnswer) => void
  onClose: () => void
}

export function AuthenticatorDialog({ token, onAnswer, onClose }: AuthenticatorDialogProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const { run, isRunning } = useAnswerTotpChallenge()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run({ body: { token, code: code.trim() } })
    if (outcome.ok) return onAnswer(outcome.data)
    setError(outcome.message)
  }
  return (
    <Modal
      open
      size="small"
      title="Authenticator code"
      description="Enter the six digits that your authenticator app shows, or one of your recovery codes."
      onOpenChange={open => !open && onClose()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Code"
          required
          autoComplete="one-time-code"
          value={code}
          onChange={event => {
            setCode(event.target.value)
            setError(undefined)
          }}
          error={error}
        />
        <Button type="submit" fullWidth loading={isRunning} disabled={code.trim() === ''}>
          Continue
        </Button>
      </form>
    </Modal>
  )
}
