import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeyProof } from '@kinfold/contract/passkey/begin-passkey-proof'
import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { listPasskeys } from '@kinfold/contract/passkey/list-passkeys'
import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import { renamePasskey } from '@kinfold/contract/passkey/rename-passkey'
import { signInWithPasskey } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { sampleCall } from './sample-call.ts'

const bytes = 'c2FtcGxl'
const params = { id: demoId('passkey', 'dayo', 'phone') }

export const passkeySamples = {
  listPasskeys: sampleCall(listPasskeys, {}),
  beginPasskey: sampleCall(beginPasskey, { body: { password: demoPassword } }),
  beginPasskeyProof: sampleCall(beginPasskeyProof, {}),
  addPasskey: sampleCall(addPasskey, {
    body: {
      name: 'My phone',
      passkey: { id: bytes, client_data: bytes, attestation: bytes, transports: ['internal'] },
    },
  }),
  renamePasskey: sampleCall(renamePasskey, { params, body: { name: 'The old phone' } }),
  removePasskey: sampleCall(removePasskey, { params, body: { password: demoPassword } }),
  beginPasskeySignIn: sampleCall(beginPasskeySignIn, {}),
  signInWithPasskey: sampleCall(signInWithPasskey, {
    body: { id: bytes, client_data: bytes, authenticator_data: bytes, signature: bytes },
  }),
}
