import { queryConfig } from '@kinfold/api/query/query-config'
import { SWRConfig } from 'swr'
import { MemberGate } from '../../session/member-gate.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'
import { RememberedPrivacy } from './remembered-privacy.tsx'

/** Everything behind the guard: data, the member's profile, the shell. */
export function DashboardArea() {
  return (
    <SWRConfig value={queryConfig}>
      <MemberGate>
        <RememberedPrivacy>
          <DashboardLayout />
        </RememberedPrivacy>
      </MemberGate>
    </SWRConfig>
  )
}
