import { throttle } from '@kinfold/test-support/bench/throttle'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { chooseByKeys } from './choose-by-keys.ts'
import { password } from './new-member.ts'
import { signedInAs } from './signed-in.ts'
import { tabTo } from './tab-to.ts'

const noAnswer = 'Something went wrong. Please contact the support team.'

async function openByKeyboard(page: Page, name: string): Promise<Locator> {
  await tabTo(page, page.getByRole('button', { name }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

/** In sight, and not behind the buttons at the foot. */
async function expectAbove(text: Locator, button: Locator): Promise<void> {
  await expect(text).toBeInViewport()
  await expect(async () => {
    const [above, below] = await Promise.all([text.boundingBox(), button.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass({ timeout: patience(15_000) })
}

test('on a weak phone, with keys alone and a server that stops, what was typed is kept and saved', async ({
  browser,
}) => {
  test.setTimeout(patience(180_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 375, height: 740 } })
  await signedInAs(page, 'bola')
  await throttle(page)
  await page.goto('/dashboard/my-account')
  const details = await openByKeyboard(page, 'Change your details')
  const phone = details.getByLabel('Phone')
  await tabTo(page, phone)
  await expect(phone).toBeEditable()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('08031234599')
  const save = details.getByRole('button', { name: 'Save' })
  await tabTo(page, save)
  await server.stop()
  await page.keyboard.press('Enter')
  await expectAbove(details.getByText(noAnswer), save)
  await expect(phone).toHaveValue('08031234599')
  await server.comeBack()
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(details).toBeHidden()
  await expect(page.getByText('+2348031234599')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change your details' })).toBeFocused()

  await page.goto('/dashboard/my-account?tab=Bank')
  const account = await openByKeyboard(page, 'Add NGN account')
  await chooseByKeys(page, 'Bank', 'Access Bank')
  await tabTo(page, account.getByLabel('Account number'))
  await server.stop()
  await page.keyboard.type('0123456789')
  const again = account.getByRole('button', { name: 'Try again' })
  await expect(account.getByText(/^We are unable to validate/)).toBeVisible()
  await server.comeBack()
  await tabTo(page, again)
  await page.keyboard.press('Enter')
  await expect(account.getByText('This is whose account it is', { exact: false })).toBeVisible()
  await tabTo(page, account.getByLabel('Your password'))
  await page.keyboard.type(password)
  await tabTo(page, account.getByRole('button', { name: 'Save this account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change NGN account' })).toBeFocused()
})
