import { queryConfig } from '@kinfold/api/query/query-config'
import { SWRConfig } from 'swr'
import { OperatorGate } from '../session/operator-gate.tsx'
import { DeskLayout } from './desk-layout.tsx'

/** Everything behind the guard: data, the operator, the shell. */
export function DeskArea() {
  return (
    <SWRConfig value={queryConfig}>
      <OperatorGate>
        <DeskLayout />
      </OperatorGate>
    </SWRConfig>
  )
}
