import { passwordTooPlain, passwordTooShort } from '@kinfold/contract/fields/password'
import { passwordsDiffer } from '@kinfold/contract/fields/passwords-match'
import { failureMessages, kycMessages, successMessages } from '@kinfold/contract/messages'
import { signUpMessages } from '@kinfold/contract/sign-up/sign-up-messages'
import type { CatalogueState } from './catalogue-state.ts'

function named(kind: string, messages: Readonly<Record<string, string>>): CatalogueState[] {
  return Object.entries(messages).map(([name, sentence]) => ({ id: `${kind}:${name}`, sentence }))
}

/** Every sentence of the contract that is neither a refusal nor a page's own. */
export const messageStates: readonly CatalogueState[] = [
  ...named('message', successMessages),
  ...named('message', kycMessages),
  ...named('message', failureMessages),
  ...named('signUp', signUpMessages),
  ...named('rule', { passwordTooShort, passwordTooPlain, passwordsDiffer }),
]
