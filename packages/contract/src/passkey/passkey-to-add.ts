import { object } from 'superstruct'
import { ownerProof } from '../bank-account/owner-proof.ts'
import { PasskeyName } from './passkey-name.ts'

/** What a form asks before the browser makes a passkey. */
export const PasskeyToAdd = object({ name: PasskeyName, ...ownerProof })
