import { useAnswerTotpChallenge } from '@kinfold/api/auth/answer-totp-challenge'
import { useLogIn } from '@kinfold/api/auth/log-in'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { unlockDesk } from '../session/desk-lock.ts'

const empty = 'Please fill this in.'

type Failed = { readonly message?: string | undefined }

function useText() {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setValue(event.target.value)
    setError(undefined)
  }
  return { field: { value, error, onChange }, setError }
}

/** Signing in as one person: their password and a code of their app in one form, by the calls of any sign-in. */
export function useUnlocking(email: string, onOpen: () => void) {
  const password = useText()
  const code = useText()
  const [message, setMessage] = useState<string>()
  const [round, setRound] = useState(1)
  const [captchaToken, setCaptchaToken] = useState('')
  /** A proven password counts until its time is over, however often the code is mistyped. */
  const challenge = useRef<string>(undefined)
  const logIn = useLogIn()
  const answer = useAnswerTotpChallenge()

  const open = (accessToken: string) => {
    unlockDesk(accessToken)
    onOpen()
  }
  const refuse = ({ message: said }: Failed) => {
    setRound(count => count + 1)
    setMessage(said)
  }
  const provePassword = async (): Promise<boolean> => {
    if (challenge.current) return true
    const body = { email, password: password.field.value, cf_turnstile_response: captchaToken }
    const outcome = await logIn.run({ body })
    if (!outcome.ok) {
      refuse(outcome)
      return false
    }
    const { authorization, totp_challenge } = outcome.data
    // Their app was taken off meanwhile: the desk itself asks for a new one.
    if (authorization) open(authorization.access_token)
    challenge.current = totp_challenge?.token
    return challenge.current !== undefined
  }
  const proveCode = async (token: string) => {
    const outcome = await answer.run({ body: { token, code: code.field.value.trim() } })
    if (!outcome.ok) {
      if (outcome.code === 'totp_invalid') return code.setError(outcome.message)
      challenge.current = undefined
      return refuse(outcome)
    }
    if (outcome.data.authorization) open(outcome.data.authorization.access_token)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMessage(undefined)
    const missing = [password, code].filter(({ field }) => field.value.trim() === '')
    for (const { setError } of missing) setError(empty)
    if (missing.length > 0 || logIn.isRunning || answer.isRunning) return
    if ((await provePassword()) && challenge.current) await proveCode(challenge.current)
  }
  return {
    password: {
      ...password.field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        challenge.current = undefined
        password.field.onChange(event)
      },
    },
    code: code.field,
    message,
    captcha: { round, onChange: setCaptchaToken },
    isSending: logIn.isRunning || answer.isRunning,
    submit,
  }
}
