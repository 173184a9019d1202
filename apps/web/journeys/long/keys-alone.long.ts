// Money moved by somebody without a pointer, from signing in to the end. Nothing here clicks.
import { expect, type Locator, type Page, test } from 'playwright/test'
import { password } from '../new-member.ts'
import { tabTo } from '../tab-to.ts'
import { waitForHydration } from '../wait-for-hydration.ts'
import { type Club, minor, openClub } from './paying/open-club.ts'

let club: Club
test.beforeEach(async () => {
  club = await openClub('dayo')
})
test.afterEach(() => club.close())

async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await waitForHydration(page)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('dayo@kinfold.example')
  await tabTo(page, page.getByLabel(/^Password/))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Dayo' })).toBeVisible()
}

/** Past the navigation, as its first stop offers. */
async function skipToPage(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('link', { name: 'Skip to the page' }))
}

/** From the overview to the amount of a contribution, and on to the ways of paying. */
async function toTheWays(page: Page, amount: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await pressAt(page, menu.getByRole('link', { name: 'Contribute', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const main = page.getByRole('main')
  await pressAt(page, main.getByRole('link', { name: /Family Growth Pool/ }).first())
  await expect(page).toHaveURL(/investment-pools\/1/)
  await pressAt(page, main.getByRole('button', { name: 'Contribute', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Contribute to Family Growth Pool' })
  await tabTo(page, dialog.getByLabel('Amount'))
  await page.keyboard.type(amount)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio', { name: /^Card/ })).toBeVisible()
  return dialog
}

/** One stop for all ways; the arrows choose, and Enter goes on as in any other field. */
async function chooseWay(page: Page, dialog: Locator, name: RegExp): Promise<void> {
  const radios = dialog.getByRole('radiogroup', { name: 'Pay with' })
  const isInside = () => radios.evaluate(group => group.contains(document.activeElement))
  for (let stops = 0; stops < 10 && !(await isInside()); stops++) await page.keyboard.press('Tab')
  const wanted = dialog.getByRole('radio', { name })
  const count = await radios.getByRole('radio').count()
  const chosen = () =>
    radios.evaluate(group => group.querySelector('[aria-checked=true]')?.getAttribute('value'))
  for (let moves = 0; moves < count && !(await wanted.isChecked()); moves++) {
    const before = await chosen()
    await page.keyboard.press('ArrowDown')
    // The choice follows the focus, a moment later.
    await expect.poll(chosen).not.toBe(before)
  }
  await expect(wanted).toBeChecked()
  await page.keyboard.press('Enter')
}

test('a contribution from the wallet, then a withdrawal and its end, with the keyboard alone', async ({
  browser,
}) => {
  const before = await club.member.holdings(1)
  const page = await browser.newPage({ baseURL: club.server.url })
  await signIn(page)
  const dialog = await toTheWays(page, '65000')
  await chooseWay(page, dialog, /^NGN wallet/)
  await pressAt(page, dialog.getByRole('button', { name: /^Pay ₦65,000/ }))
  await expect(page.getByText('Payment successful.').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1')
  expect((await club.member.holdings(1)).plan - before.plan).toBe(minor(65_000))

  await page.goto('/dashboard/wallet')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Withdraw', exact: true }).first().waitFor()
  await skipToPage(page)
  await pressAt(page, main.getByRole('button', { name: 'Withdraw', exact: true }).first())
  const form = page.getByRole('dialog', { name: 'Withdraw' })
  await tabTo(page, form.getByLabel('Amount'))
  await page.keyboard.type('1700')
  await page.keyboard.press('Enter')
  const done = page.getByRole('dialog', { name: 'Withdrawal requested' })
  await pressAt(page, done.getByRole('button', { name: 'Done' }))
  await expect(done).toBeHidden()
  const row = main.getByRole('row').filter({ hasText: /₦1,700(?!\d)/ })
  await pressAt(page, row.getByRole('button', { name: 'Cancel' }))
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
  await pressAt(page, question.getByRole('button', { name: 'Cancel the withdrawal' }))
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
  expect((await club.member.holdings(1)).NGN).toBe(before.NGN - minor(65_000))
})

test('a contribution by card, declined and tried again, with the keyboard alone', async ({
  browser,
}) => {
  const { plan: before } = await club.member.holdings(1)
  const page = await browser.newPage({ baseURL: club.server.url })
  await signIn(page)
  const toCheckout = async (dialog: Locator) => {
    await chooseWay(page, dialog, /^Card/)
    await pressAt(page, dialog.getByRole('button', { name: /^Pay ₦66/ }))
    await expect(page.getByText('This is the sandbox.')).toBeVisible()
  }
  await toCheckout(await toTheWays(page, '66000'))
  await pressAt(page, page.getByRole('button', { name: 'Decline', exact: true }))
  const failed = page.getByRole('dialog', { name: 'Payment failed' })
  await pressAt(page, failed.getByRole('link', { name: 'Try again' }))
  // It was to be added to what there is already.
  const dialog = page.getByRole('dialog', { name: 'Top up Family Growth Pool' })
  await tabTo(page, dialog.getByLabel('Amount'))
  await page.keyboard.type('66000')
  await page.keyboard.press('Enter')
  await toCheckout(dialog)
  await pressAt(page, page.getByRole('button', { name: 'Pay', exact: true }))
  await expect(page.getByText('Payment successful.').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1')
  expect((await club.member.holdings(1)).plan - before).toBe(minor(66_000))
})
