import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { type CallerName, operatorOf } from '../mock-caller.ts'
import { now } from '../now.ts'

/** Whoever of the desk calls, and this moment. */
export function decidedBy(call: { readonly as: CallerName | undefined }): {
  decided_at: string
  decided_by: OperatorReference
} {
  return { decided_at: now(), decided_by: operatorReference(operatorOf(call).key) }
}
