import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { ProfileGate } from '@kinfold/app/session/profile-gate'
import { type ReactNode, useEffect, useState } from 'react'
import { NotYourDoor } from './not-your-door.tsx'
import { session } from './session.ts'
import { useOperator } from './use-operator.ts'

// Once in an operator's life.
const { Part: FirstSetUp } = lazyPart(() =>
  import('./first-set-up.tsx').then(module => module.FirstSetUp),
)

/** Nothing of the desk is shown before it is known whose it is: an operator with their authenticator app. */
export function OperatorGate({ children }: { children: ReactNode }) {
  return (
    <ProfileGate session={session} opens="the desk">
      <OperatorsOnly>{children}</OperatorsOnly>
    </ProfileGate>
  )
}

function OperatorsOnly({ children }: { children: ReactNode }) {
  const { roles, totp_enabled } = useOperator()
  const setsUp = !totp_enabled
  // The app is on before its recovery codes were read, and nobody may be led past them.
  const [isSettingUp, setSettingUp] = useState(setsUp)
  useEffect(() => {
    if (setsUp) setSettingUp(true)
  }, [setsUp])
  if (roles.length === 0) return <NotYourDoor />
  if (isSettingUp) return <FirstSetUp onDone={() => setSettingUp(false)} />
  return children
}
