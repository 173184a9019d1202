import { queryConfig } from '@kinfold/api/query/query-config'
import { ProfileGate } from '@kinfold/app/session/profile-gate'
import { SWRConfig } from 'swr'
import { session } from '../../session/session.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { RememberedPrivacy } from './remembered-privacy.tsx'

/** Everything behind the guard: data, the member's profile, the shell. */
export function DashboardArea() {
  return (
    <SWRConfig value={queryConfig}>
      <ProfileGate session={session} opens="your dashboard">
        <RememberedPrivacy>
          <DashboardLayout />
        </RememberedPrivacy>
      </ProfileGate>
    </SWRConfig>
  )
}
