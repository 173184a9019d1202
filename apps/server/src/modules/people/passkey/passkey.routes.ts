import { addPasskey as addPasskeyCall } from '@kinfold/contract/passkey/add-passkey'
import { beginPasskey as beginPasskeyCall } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeyProof as beginPasskeyProofCall } from '@kinfold/contract/passkey/begin-passkey-proof'
import { beginPasskeySignIn as beginPasskeySignInCall } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { listPasskeys as listPasskeysCall } from '@kinfold/contract/passkey/list-passkeys'
import { removePasskey as removePasskeyCall } from '@kinfold/contract/passkey/remove-passkey'
import { renamePasskey as renamePasskeyCall } from '@kinfold/contract/passkey/rename-passkey'
import { signInWithPasskey as signInWithPasskeyCall } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { deviceRoute, type Route, signedInRoute, visitorRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskey } from './begin-passkey.ts'
import { beginPasskeyProof } from './begin-passkey-proof.ts'
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts'
import { listPasskeys } from './list-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

export function passkeyRoutes(services: Services): readonly Route[] {
  return [
    visitorRoute(beginPasskeySignInCall, () => beginPasskeySignIn(services)),
    deviceRoute(signInWithPasskeyCall, call => signInWithPasskey(services, call)),
    signedInRoute(listPasskeysCall, call => listPasskeys(services, call)),
    signedInRoute(beginPasskeyCall, call => beginPasskey(services, call)),
    signedInRoute(beginPasskeyProofCall, call => beginPasskeyProof(services, call)),
    signedInRoute(addPasskeyCall, call => addPasskey(services, call)),
    signedInRoute(renamePasskeyCall, call => renamePasskey(services, call)),
    signedInRoute(removePasskeyCall, call => removePasskey(services, call)),
  ]
}
