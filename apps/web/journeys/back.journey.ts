import { expect, type Locator, type Page, test } from 'playwright/test'
import { signedInAs } from './signed-in.ts'

type Layer = {
  page: string
  open: (page: Page) => Locator
  /** What the dialog is called. */
  name: string
  /** Where it has an address of its own. */
  address?: string
}

const wide = { width: 1280, height: 800 }
const narrow = { width: 375, height: 812 }
const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first()

/** One of each kind: what the page opens, the layout, the session, and what has an address of its own. */
const onDesktop: readonly Layer[] = [
  { page: 'overview', open: button('Check USD Rate'), name: 'Check USD Rate' },
  { page: 'my-account', open: button('Change your details'), name: 'Your details' },
  { page: 'overview', open: button('Logout'), name: 'Log out?' },
  { page: 'wallet', open: button('Withdraw'), name: 'Withdraw', address: '?action=withdraw' },
  { page: 'wallet', open: button('Fund wallet'), name: 'Fund wallet', address: '?action=fund' },
]
const onPhone: readonly Layer[] = [
  { page: 'overview', open: button('Do something with your money'), name: 'Your money' },
  { page: 'overview', open: button('Menu'), name: 'Menu' },
]

const steps = (page: Page) => page.evaluate(() => window.navigation.currentEntry?.index)

async function backClosesIt(page: Page, { page: path, open, name, address = '' }: Layer) {
  await page.goto('/dashboard/faqs')
  await page.goto(`/dashboard/${path}`)
  const here = `/dashboard/${path}`
  const dialog = page.getByRole('dialog', { name })
  const opener = open(page)
  await expect(opener).toBeVisible()
  const before = await steps(page)

  await opener.click()
  await expect(dialog).toBeVisible()
  await expect.poll(() => steps(page)).toBe(Number(before) + 1)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(here)
  expect(await steps(page)).toBe(before)

  // What has an address is opened by it again; the others stay closed, and their step is left.
  await page.goForward()
  if (address) await expect(page).toHaveURL(here + address)
  else await expect.poll(() => steps(page)).toBe(before)
  await expect(dialog).toBeVisible({ visible: address !== '' })
  if (!address) await opener.click()

  for (const close of ['Close', 'Escape']) {
    await expect(dialog).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => steps(page)).toBe(before)
    await expect(page).toHaveURL(here)
    if (close === 'Close') await opener.click()
  }
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/faqs')
}

for (const [size, layers] of [
  [wide, onDesktop],
  [narrow, onPhone],
] as const) {
  for (const layer of layers) {
    test(`Back closes “${layer.name}” and nothing else, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size)
      await signedInAs(page, 'dayo')
      await backClosesIt(page, layer)
    })
  }
}

test('what lies over a dialog is closed first, and a link in a layer leaves none behind', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/my-account')
  await page.getByRole('button', { name: 'Change your details' }).click()
  const details = page.getByRole('dialog', { name: 'Your details' })
  await details.getByRole('button', { name: /Country calling code/ }).click()
  const countries = page.getByRole('listbox')
  await expect(countries).toBeVisible()
  await page.goBack()
  await expect(countries).toBeHidden()
  await expect(details).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(page).toHaveURL('/dashboard/my-account')

  await page.getByRole('button', { name: 'Do something with your money' }).click()
  await page.getByRole('link', { name: /^Fund wallet/ }).click()
  await expect(page.getByRole('dialog', { name: 'Fund wallet' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/my-account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('dialog', { name: 'Fund wallet' })).toBeVisible()
})
