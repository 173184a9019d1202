import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../loading/when-idle.ts'
import { whyNoPasskeys } from './passkeys-here.ts'

/** Offers passkeys in the e-mail field of a sign-in page once that rests; answers why one was refused. */
export function usePasskeyOffer(onAnswer: (answer: SignInAnswer) => void): string | undefined {
  const [message, setMessage] = useState<string>()
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  useEffect(() => {
    if (whyNoPasskeys() !== undefined) return undefined
    let withdraw: (() => void) | undefined
    let isLeft = false
    const stop = whenIdle(() => {
      void import('./offer-passkeys.ts')
        .then(({ offerPasskeys, withdrawOffer }) => {
          if (isLeft) return undefined
          withdraw = withdrawOffer
          return offerPasskeys({
            onAnswer: answer => latest.current(answer),
            onRefused: setMessage,
          })
        })
        .catch(() => {})
    })
    return () => {
      isLeft = true
      stop()
      withdraw?.()
    }
  }, [])
  return message
}
