import { use, useEffect, useRef, useState } from 'react'
import { CaptchaField } from './captcha-field.tsx'
import { CaptchaSiteKey, sandboxCaptchaToken } from './captcha-settings.ts'

type CaptchaInputProps = { round: number; error?: string | undefined }

/** The captcha in a form whose values the browser keeps. A new token is a change like any other. */
export function CaptchaInput({ round, error }: CaptchaInputProps) {
  const siteKey = use(CaptchaSiteKey)
  // In the sandbox it is there from the start: a form submitted before hydration counts too.
  const [token, setToken] = useState(siteKey ? '' : sandboxCaptchaToken)
  const input = useRef<HTMLInputElement>(null)
  const reported = useRef(token)
  useEffect(() => {
    if (reported.current === token) return
    reported.current = token
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [token])
  return (
    <>
      <input ref={input} type="hidden" name="cf_turnstile_response" value={token} />
      <CaptchaField round={round} error={error} onChange={setToken} />
    </>
  )
}
