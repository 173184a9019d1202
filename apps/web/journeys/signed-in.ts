import type { Page } from 'playwright/test'
import { storageNames } from '../src/club/storage-names.ts'
import { password } from './new-member.ts'

/**
 * Brings a member of the demo club straight to the dashboard, for journeys that are not about signing in. Once for all
 * pages of a context: a second token would make its tabs reload one another.
 */
export async function signedInAs(page: Page, who: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${who}@kinfold.example`, password, cf_turnstile_response: 'sandbox' },
  })
  const { authorization } = await answer.json()
  await page
    .context()
    .addInitScript(([name, token]) => localStorage.setItem(name, token), [
      storageNames.token,
      authorization.access_token,
    ] as const)
}
