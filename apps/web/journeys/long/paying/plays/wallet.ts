import { expect, type Page } from 'playwright/test'
import { type Begun, openDoor, pressPay, toTheLastStep, toTheWays } from '../begin.ts'
import type { Plays } from './play.ts'

/** The wallet pays at once; nobody is asked outside. */
async function seeContributed(page: Page, { plan }: Begun): Promise<void> {
  await expect(page.getByText('Payment successful.').first()).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/my-investments/product/${plan.id}`)
}

export const wallet: Plays = {
  async success(page, _club, begun) {
    await pressPay(await toTheLastStep(page, begun))
    await seeContributed(page, begun)
  },
  async decline(page, _club, begun) {
    const { dialog, showTab } = await toTheWays(page, { ...begun, amount: 900_000_000 })
    await showTab(begun.way.tab)
    await expect(dialog.getByRole('radio', { name: begun.way.card })).toBeDisabled()
    await expect(dialog.getByText(/available: less than this costs/).first()).toBeVisible()
  },
  async abandon(page, _club, begun) {
    const first = await toTheLastStep(page, begun)
    await expect(first.dialog.getByRole('button', { name: /^Pay [₦$]/ })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(first.dialog).toBeHidden()
    const again = await openDoor(page, begun)
    await again.goOn()
    await again.goOn()
    await pressPay(again)
    await seeContributed(page, begun)
  },
  async twice(page, _club, begun) {
    const first = await toTheLastStep(page, begun)
    const pay = first.dialog.getByRole('button', { name: /^Pay [₦$]/ })
    await expect(pay).toBeEnabled()
    const other = await page.context().newPage()
    await other.goto(page.url())
    const second = other.getByRole('dialog').getByRole('button', { name: /^Pay [₦$]/ })
    await expect(second).toBeEnabled()
    await pressPay(first)
    await seeContributed(page, begun)
    await second.click()
    await expect(other.getByText(/The rate or fee has changed/)).toBeVisible()
    await other.close()
  },
}
