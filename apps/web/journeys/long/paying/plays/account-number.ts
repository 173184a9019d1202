import { expect, type Page } from 'playwright/test'
import { type Begun, pressPay, toTheLastStep } from '../begin.ts'
import type { Play, Plays } from './play.ts'
import { findAgain, giveUp, newestOf, press, seePaid, shown } from './steps.ts'

/** What is done at the bank, in another tab, while the page with the account number is open. */
async function atTheBank(page: Page, button: string): Promise<void> {
  const link = shown(page, 'Your payment').getByRole('link', { name: 'Open payment page' })
  const bank = await page.context().newPage()
  await bank.goto((await link.getAttribute('href')) ?? '')
  await press(bank, button)
  // It leads back to the club, and a tab that is closed on its way there may never tell that it is closed.
  await bank.waitForURL(({ pathname }) => !pathname.startsWith('/sandbox'))
  await bank.close()
}

async function showNumber(page: Page, begun: Begun): Promise<void> {
  await pressPay(await toTheLastStep(page, begun))
  await expect(
    shown(page, 'Your payment').getByText('We are waiting for your transfer.'),
  ).toBeVisible()
}

const byNumber =
  (button: string): Play =>
  async (page, _club, begun) => {
    await showNumber(page, begun)
    await atTheBank(page, button)
    await seePaid(page, begun)
  }

export const accountNumber: Plays = {
  success: byNumber('Pay'),
  twice: byNumber('Pay twice'),
  short: byNumber('Pay less'),
  over: byNumber('Pay more'),
  async abandon(page, _club, begun) {
    await showNumber(page, begun)
    await page.keyboard.press('Escape')
    await expect(shown(page, 'Your payment')).toBeHidden()
    await findAgain(page, begun)
    await atTheBank(page, 'Pay')
    await seePaid(page, begun)
  },
  async cancel(page, _club, begun) {
    await showNumber(page, begun)
    await giveUp(page, 'Your payment')
  },
  async late(page, club, begun) {
    await showNumber(page, begun)
    const link = await shown(page, 'Your payment')
      .getByRole('link', { name: 'Open payment page' })
      .getAttribute('href')
    await giveUp(page, 'Your payment')
    await page.goto(link ?? '')
    await expect(page.getByText('What you send now comes late.')).toBeVisible()
    await press(page, 'Pay')
    await expect.poll(async () => (await newestOf(club)).status).toBe('succeeded')
  },
}
