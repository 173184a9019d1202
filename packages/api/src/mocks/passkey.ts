import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeyProof } from '@kinfold/contract/passkey/begin-passkey-proof'
import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { listPasskeys } from '@kinfold/contract/passkey/list-passkeys'
import type { Passkey } from '@kinfold/contract/passkey/passkey'
import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import { renamePasskey } from '@kinfold/contract/passkey/rename-passkey'
import { signInWithPasskey } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { passkeysOf } from '@kinfold/personas/answers/passkeys-of'
import { signInAnswerOf } from '@kinfold/personas/answers/sign-in-answer-of'
import { demoId } from '@kinfold/personas/demo-id'
import { dayo } from '@kinfold/personas/people/people'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { found } from './found.ts'
import { mock } from './mock.ts'
import type { CallerName } from './mock-caller.ts'
import { requireOwner } from './owner-proof.ts'
import { refuseFor } from './refusal.ts'

const own = ({ as }: { readonly as: CallerName | undefined }) => passkeysOf({ key: as ?? '' })
const challenge = 'kTq0cTEyY2w9cWkzbnZ5c3M4dGx1bWJyYWJvcmVh'

export const passkeyMocks = {
  listPasskeys: mock(listPasskeys, {
    ok: call => ({ passkeys: own(call) }),
    empty: () => ({ passkeys: [] }),
  }),
  beginPasskey: mock(beginPasskey, {
    ok: ({ body }) => {
      requireOwner(body)
      return { challenge, user_id: 'ZGF5bw', known: [] }
    },
  }),
  beginPasskeyProof: mock(beginPasskeyProof, { ok: () => ({ challenge, known: [] }) }),
  addPasskey: mock(addPasskey, {
    ok: ({ body }): Passkey => ({
      id: demoId('passkey', body.name),
      name: body.name,
      created_at: referenceMoment,
      last_used_at: null,
      is_synced: true,
    }),
  }),
  renamePasskey: mock(renamePasskey, {
    ok: call => ({ ...found(own(call), call.params.id), name: call.body.name }),
  }),
  removePasskey: mock(removePasskey, {
    ok: call => {
      found(own(call), call.params.id)
      requireOwner(call.body)
      return { done: true }
    },
  }),
  beginPasskeySignIn: mock(beginPasskeySignIn, { ok: () => ({ challenge }) }),
  signInWithPasskey: mock(signInWithPasskey, {
    ok: ({ body: { email = dayo.customer.email } }) => {
      if (email !== dayo.customer.email) refuseFor('passkey_invalid')
      return signInAnswerOf(dayo)
    },
  }),
}
