import { handOver } from '@kinfold/app/session/hand-over'
import { browserStore } from '@kinfold/app/storage/browser-store'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { TextLink } from '@kinfold/ui/text-link'
import { useEffect } from 'react'
import { operatorsDoor } from '../address/paths.ts'
import { leaveFor } from './leave-for.ts'
import { session } from './session.ts'

/** An operator signed in at the members’ door: the desk takes their session over, and nothing of it stays here. */
export function ToTheDesk() {
  useEffect(() => {
    const token = session.token.peek()
    if (token) handOver(token)
    browserStore('localStorage', session.tokenKey).clear()
    leaveFor(operatorsDoor)
  }, [])
  return (
    <main className="flex min-h-dvh flex-col">
      <LoadingScreen label="Taking you to the desk" />
      <p className="p-6 text-center text-body text-ink-muted">
        You sign in as an operator, and operators work at the desk.{' '}
        <TextLink href={operatorsDoor}>To the desk</TextLink>
      </p>
    </main>
  )
}
