import { useCustomer } from '@kinfold/api/account/get-customer'
import { useClearQueries } from '@kinfold/api/query/use-clear-queries'
import { Button } from '@kinfold/ui/button'
import { ErrorScreen } from '@kinfold/ui/error-screen'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FirstSetUp } from './first-set-up.tsx'
import { NotYourDoor } from './not-your-door.tsx'
import { session } from './session.ts'

/** Nothing of the desk is shown before it is known whose it is: an operator with their authenticator app. */
export function OperatorGate({ children }: { children: ReactNode }) {
  useSignals()
  const { data, failure, reload } = useCustomer()
  useLayoutEffect(() => {
    if (data) session.user.value = data
  }, [data])
  useForgetOnLeaving()

  const person = session.user.value
  const setsUp = person !== undefined && !person.totp_enabled
  // The app is on before its recovery codes were read, and nobody may be led past them.
  const [isSettingUp, setSettingUp] = useState(false)
  useEffect(() => {
    if (setsUp) setSettingUp(true)
  }, [setsUp])
  if (person && person.roles.length === 0) return <NotYourDoor />
  if (person && (setsUp || isSettingUp)) return <FirstSetUp onDone={() => setSettingUp(false)} />
  if (person) return children
  if (!failure) return <LoadingScreen label="Opening the desk" />
  return (
    <main>
      <ErrorScreen title="We couldn’t open the desk" onReset={reload}>
        <p className="w-full text-body text-ink-muted">{failure.message}</p>
        <Button variant="link" onClick={() => session.end('left')}>
          Log out
        </Button>
      </ErrorScreen>
    </main>
  )
}

/** Once the session is over, no answer of it is left for the next person. */
function useForgetOnLeaving(): void {
  const clear = useRef(useClearQueries())
  useEffect(() => {
    const forget = clear.current
    return () => {
      if (!session.isAuthenticated.peek()) forget()
    }
  }, [])
}
