import { tunde, zainab } from '@kinfold/personas/operators/operators'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, type Page, test } from 'playwright/test'
import { startTheDay } from './at-the-desk.ts'

async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** A letter finds the button, and Enter presses it. */
async function decide(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await page.keyboard.press('a')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

test('a month’s returns are posted, taken back by two, and entered anew', async ({ browser }) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const approver = await browser.newPage({ baseURL: server.url })
  await startTheDay(approver, tunde)
  await press(approver, 'link', 'Returns to post')
  await press(approver, 'button', 'To post')
  const heading = approver.getByRole('heading', { level: 1 })
  await expect(approver.getByText('agrees')).toBeVisible()
  const month = (await heading.textContent()) ?? ''
  await decide(approver, 'Post')
  await expect(approver.getByText(/^Posted. An administrator/)).toBeVisible()

  const { pathname } = new URL(approver.url())
  const administrator = await browser.newPage({ baseURL: server.url })
  await startTheDay(administrator, zainab)
  await administrator.goto(pathname)
  await expect(administrator.getByRole('heading', { level: 1 })).toHaveText(month)
  await expect(administrator.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await administrator.keyboard.press('r')
  await expect(administrator.getByRole('heading', { name: 'Why is it taken back?' })).toBeVisible()
  await administrator.keyboard.press('2')
  await administrator.keyboard.press('Control+Enter')
  await expect(administrator.getByText(/^You entered this/)).toBeVisible()

  // Whoever comes back to the window sees what the other one did, unless it was read in these two seconds.
  await expect(async () => {
    await approver.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(approver.getByRole('button', { name: 'Take it back' })).toBeVisible({
      timeout: patience(1000),
    })
  }).toPass({ timeout: patience(15_000) })
  await decide(approver, 'Take it back')
  await expect(approver.getByText(/^Taken back. The month/)).toBeVisible()

  await press(administrator, 'link', 'Enter a month')
  await administrator.getByRole('combobox', { name: /^Plan/ }).focus()
  await administrator.keyboard.press('Enter')
  const [, plan = ''] = /· (.*), /.exec(month) ?? []
  await administrator.keyboard.type(plan)
  await administrator.keyboard.press('Enter')
  await administrator.getByLabel(/^The plan earned/).focus()
  await administrator.keyboard.type('125000.50')
  await administrator.keyboard.press('Enter')
  await expect(administrator.getByRole('heading', { level: 1 })).toHaveText(/125,000.50 · /)
  await expect(administrator.getByText(/^You entered this/)).toBeVisible()
})
