import type { SessionUser } from '@kinfold/contract/account/session-user'

/** Those of the settings: at the demo club nobody has published others. */
export const firstTerms: SessionUser['terms_in_force'] = {
  version: '1',
  published_at: null,
  changes: null,
}
