import { useNoPasskeys } from '@kinfold/app/passkey/passkeys-here'
import { useState } from 'react'
import { unlockDesk } from '../session/desk-lock.ts'
import { useOperator } from '../session/use-operator.ts'

const notUnlocked =
  'Your passkey didn’t unlock the desk. You can try it again, or type your password and a code.'

/** Signing in again by a passkey of the same person; undefined where they have none, or none works here. */
export function usePasskeyUnlocking(onOpen: () => void) {
  const { email, has_passkey } = useOperator()
  const isPossible = useNoPasskeys() === undefined && has_passkey
  const [message, setMessage] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  if (!isPossible) return undefined
  const unlock = async () => {
    setMessage(undefined)
    setAsking(true)
    const { signInByPasskey } = await import('@kinfold/app/passkey/sign-in-by-passkey')
    const outcome = await signInByPasskey('asked for', { email })
    setAsking(false)
    const authorization = outcome?.ok ? outcome.data.authorization : undefined
    if (authorization === undefined) return setMessage(notUnlocked)
    unlockDesk(authorization.access_token)
    onOpen()
  }
  return { message, isAsking, unlock }
}
