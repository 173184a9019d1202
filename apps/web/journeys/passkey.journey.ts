import { expect, type Page, test } from 'playwright/test'
import { choose, freshAddress, joinAsNewMember, password } from './new-member.ts'

/** A phone that holds passkeys, and whose owner always says yes. */
async function withDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

// Passkeys are bound to a name.
const url = process.env.KINFOLD_URL ?? 'http://127.0.0.1:4000'
test.use({ baseURL: url.replace('127.0.0.1', 'localhost') })

test('a member adds a passkey, signs in with it and sets a payee, without a password', async ({
  page,
}) => {
  await withDevice(page)
  await joinAsNewMember(page, freshAddress('passkey'))
  await page.goto('/dashboard/my-account?tab=Security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Its name').fill('My phone')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('“My phone” signs you in now.')).toBeVisible()
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  // The device answers the field's own offer.
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
  await page.goto('/dashboard/my-account?tab=Security')
  await expect(page.getByText(/last used on/)).toBeVisible()

  await page.goto('/dashboard/my-account?tab=Bank')
  await page.getByRole('button', { name: 'Add NGN account' }).click()
  await choose(page, 'Bank', 'Access Bank')
  await page.getByLabel('Account number').fill('0123456789')
  await expect(page.getByText(/^You confirm this with your passkey/)).toBeVisible()
  await page.getByRole('button', { name: 'Save this account' }).click()
  await expect(page.getByRole('button', { name: 'Change NGN account' })).toBeVisible()
})
