import type { Page } from 'playwright/test'

/** What the bank of a card answers from now on. */
export async function chooseForCard(page: Page, last4: string, answer: string): Promise<void> {
  await page.goto('/sandbox/cards')
  const card = page.getByRole('form', { name: `Card ending in ${last4}` })
  await card.getByRole('button', { name: answer }).click()
}
