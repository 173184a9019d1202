import { LateBoundary } from '@kinfold/app/loading/late-boundary'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { ProfileGate } from '@kinfold/app/session/profile-gate'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import type { ReactNode } from 'react'
import { session } from './session.ts'
import { useMember } from './use-member.ts'

const { Part: ToTheDesk } = lazyPart(() =>
  import('./to-the-desk.tsx').then(module => module.ToTheDesk),
)

/** Nothing of the dashboard is shown before it is known whose it is; who is an operator alone has none. */
export function MemberGate({ children }: { children: ReactNode }) {
  return (
    <ProfileGate session={session} opens="your dashboard">
      <MembersOnly>{children}</MembersOnly>
    </ProfileGate>
  )
}

function MembersOnly({ children }: { children: ReactNode }) {
  const { customer, roles } = useMember()
  if (customer || roles.length === 0) return children
  return (
    <LateBoundary fallback={<LoadingScreen label="Taking you to the desk" />}>
      <ToTheDesk />
    </LateBoundary>
  )
}
