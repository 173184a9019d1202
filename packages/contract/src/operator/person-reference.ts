import { type Infer, string, type } from 'superstruct'
import { id } from '../fields/id.ts'

/** As much of a member as a queue needs to name them. */
export const MemberReference = type({ id: id<'customer'>(), name: string(), email: string() })
export type MemberReference = Infer<typeof MemberReference>

/** Who at the desk did something. */
export const OperatorReference = type({ id: id<'operator'>(), name: string() })
export type OperatorReference = Infer<typeof OperatorReference>
