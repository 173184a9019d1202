import { useCustomer } from '@kinfold/api/account/get-customer'
import { useClearQueries } from '@kinfold/api/query/use-clear-queries'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { Button } from '@kinfold/ui/button'
import { ErrorScreen } from '@kinfold/ui/error-screen'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { Session } from './create-session.ts'

type ProfileGateProps = {
  session: Session<SessionUser>
  /** What opens, as it is told while it is on its way or can't be opened: "your dashboard". */
  opens: string
  children: ReactNode
}

/** Nothing private is shown before it is known whose it is. */
export function ProfileGate({ session, opens, children }: ProfileGateProps) {
  useSignals()
  const { data, failure, reload } = useCustomer()
  useLayoutEffect(() => {
    if (data) session.user.value = data
  }, [data, session])
  useForgetOnLeaving(session)

  // What opens is a page with its shell: drawn as a transition, it never holds up a press.
  const isKnown = session.user.value !== undefined
  const isShown = useDeferredValue(isKnown)
  if (isKnown && isShown) return children
  if (isKnown || !failure) return <LoadingScreen label={`Opening ${opens}`} />
  return (
    <main>
      <ErrorScreen title={`We couldn’t open ${opens}`} onReset={reload}>
        <p className="w-full text-body text-ink-muted">{failure.message}</p>
        <Button variant="link" onClick={() => session.end('left')}>
          Log out
        </Button>
      </ErrorScreen>
    </main>
  )
}

/** Once the session is over, no answer of it is left for the next person. */
function useForgetOnLeaving(session: Session<unknown>): void {
  const clear = useRef(useClearQueries())
  useEffect(() => {
    const forget = clear.current
    return () => {
      if (!session.isAuthenticated.peek()) forget()
    }
  }, [session])
}
