import { boolean, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'

/** A key that signs its owner in: it stays on a phone, a computer or a stick, or in a password manager. */
export const Passkey = type({
  id: id<'passkey'>(),
  name: string(),
  created_at: DateTime,
  last_used_at: nullable(DateTime),
  /** Kept by an account of the owner's, such as with their phone's maker, and so on all their devices. */
  is_synced: boolean(),
})
export type Passkey = Infer<typeof Passkey>
