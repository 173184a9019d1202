import type { Payment } from '@kinfold/contract/payment/payment'
import { patience } from '@kinfold/test-support/patience'
import { expect, type Page } from 'playwright/test'
import type { Begun } from '../begin.ts'
import type { Club } from '../open-club.ts'

export const shown = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** A contribution leads to its plan, money in a wallet stays with it. */
export async function seePaid(page: Page, { door, plan }: Begun): Promise<void> {
  await expect(page.getByText('Payment successful.').first()).toBeVisible({
    timeout: patience(30_000),
  })
  if (door === 'Fund wallet') {
    await shown(page, 'Payment successful.').getByRole('button', { name: 'Done' }).click()
    return
  }
  await expect(page).toHaveURL(`/dashboard/my-investments/product/${plan.id}`)
}

export const press = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click()

export async function giveUp(page: Page, title: string): Promise<void> {
  await shown(page, title).getByRole('button', { name: 'Cancel payment' }).click()
  await shown(page, 'Cancel this payment?')
    .getByRole('button', { name: 'Cancel the payment' })
    .click()
  await expect(page.getByText('Your payment is cancelled.').first()).toBeVisible()
}

/** The newest one is the one just begun. */
export async function newestOf({ member }: Club): Promise<Payment> {
  const [newest] = await member.payments()
  if (!newest) throw new Error('no payment was begun')
  return newest
}

/** The page where payments stand that were begun. */
export async function findAgain(page: Page, { door, plan, group }: Begun) {
  await page.goto(
    {
      Contribute: `/dashboard/my-investments/product/${plan.id}`,
      'Top up': `/dashboard/my-investments/details/${plan.portfolio}`,
      'Fund wallet': `/dashboard/wallet?currency=${group.currency}`,
    }[door],
  )
  await page.getByRole('button', { name: 'Continue or cancel' }).first().click()
}
