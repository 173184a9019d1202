import { queryConfig } from '@kinfold/api/query/query-config'
import { SWRConfig } from 'swr'
import { IdleLock } from '../lock/idle-lock.tsx'
import { isLocked } from '../session/desk-lock.ts'
import { OperatorGate } from '../session/operator-gate.tsx'
import { DeskLayout } from './desk-layout.tsx'

/**
 * Others work on the same queues, members hand in, and days pass: what is in sight is read again now and then, and
 * when somebody comes back to it. A locked desk asks the server nothing.
 */
const deskQueries = {
  ...queryConfig,
  isPaused: isLocked,
  refreshInterval: 20_000,
  revalidateOnFocus: true,
  // Also for who was away only a moment; two events of one return are one read anyway.
  focusThrottleInterval: 0,
}

/** Everything behind the guard: data, the operator, the shell. */
export function DeskArea() {
  return (
    <SWRConfig value={deskQueries}>
      <OperatorGate>
        <DeskLayout />
        <IdleLock />
      </OperatorGate>
    </SWRConfig>
  )
}
