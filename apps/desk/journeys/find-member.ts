import { expect, type Page } from 'playwright/test'

/** From the rail to a member's record, by a part of the name. */
export async function openMember(page: Page, part: string, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Members', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(part)
  await expect(page.getByRole('status').filter({ hasText: '1 member' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${part}`))
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
}
