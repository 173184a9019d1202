import { useValidateEmailOtp } from '@kinfold/api/auth/validate-email-otp'
import { useVerifyEmail } from '@kinfold/api/auth/verify-email'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { otpLength, otpResendSeconds } from '@kinfold/contract/constants'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { OtpField } from '@kinfold/ui/otp-field'
import { type FormEvent, useState } from 'react'
import { useCountdown } from './use-countdown.ts'

type VerifyEmailDialogProps = {
  email: string
  token: string
  onAnswer: (answer: SignInAnswer) => void
  onClose: () => void
}

export function VerifyEmailDialog({ email, token, onAnswer, onClose }: VerifyEmailDialogProps) {
  const [current, setCurrent] = useState(token)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const validate = useValidateEmailOtp()
  const resend = useVerifyEmail()
  const wait = useCountdown(otpResendSeconds)

  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (code.length < otpLength || validate.isRunning) return
    const outcome = await validate.run({ body: { otp: code, token: current } })
    if (!outcome.ok) return setError(outcome.message)
    void showToast('success', outcome.message)
    onAnswer(outcome.data)
  }
  const sendAgain = async () => {
    const outcome = await resend.run({ body: { email, token: current } })
    if (!outcome.ok) return setError(outcome.message)
    setCurrent(outcome.data.token)
    setCode('')
    setError(undefined)
    wait.restart()
    void showToast('success', outcome.message)
  }

  return (
    <Modal
      open
      size="small"
      title="OTP Verification"
      description={`We've sent a ${otpLength}-digit code to your email ${email}`}
      onOpenChange={open => !open && onClose()}
    >
      <form noValidate onSubmit={check} className="flex flex-col gap-5">
        <OtpField
          label="Code from the e-mail"
          autoFocus
          length={otpLength}
          value={code}
          error={error}
          onChange={next => {
            setCode(next)
            setError(undefined)
          }}
        />
        <Button
          type="submit"
          fullWidth
          loading={validate.isRunning}
          disabled={code.length < otpLength}
        >
          Continue
        </Button>
        <p className="flex flex-wrap items-center justify-center gap-x-1 text-body text-ink-muted">
          Didn't receive code?
          {wait.seconds > 0 ? (
            <span className="figures">Resend in {wait.seconds} s</span>
          ) : (
            <Button variant="link" size="small" loading={resend.isRunning} onClick={sendAgain}>
              Resend
            </Button>
          )}
        </p>
      </form>
    </Modal>
  )
}
