import { expect } from 'playwright/test'
import { pressPay, toTheLastStep } from '../begin.ts'
import type { Play, Plays } from './play.ts'
import { findAgain, press, seePaid, shown } from './steps.ts'

const atCheckout =
  (button: string, then: Play): Play =>
  async (page, club, begun) => {
    await pressPay(await toTheLastStep(page, begun))
    await expect(page.getByText('This is the sandbox.')).toBeVisible()
    await press(page, button)
    await then(page, club, begun)
  }

const paid: Play = (page, _club, begun) => seePaid(page, begun)

export const card: Plays = {
  success: atCheckout('Pay', paid),
  twice: atCheckout('Pay twice', paid),
  late: atCheckout('Pay late', async (page, _club, begun) => {
    await expect(shown(page, 'Your payment').getByText('We are asking the bank.')).toBeVisible()
    await seePaid(page, begun)
  }),
  decline: atCheckout('Decline', async page => {
    await expect(shown(page, 'Payment failed').getByText(/Nothing was taken/)).toBeVisible()
    await expect(shown(page, 'Payment failed').getByText('Try again')).toBeVisible()
  }),
  cancel: atCheckout('Cancel', async page => {
    await expect(page.getByRole('dialog').getByText(/Nothing was taken/)).toBeVisible()
  }),
  async abandon(page, _club, begun) {
    await pressPay(await toTheLastStep(page, begun))
    await page.getByRole('link', { name: /^Back to/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await findAgain(page, begun)
    await shown(page, 'Your payment').getByRole('link', { name: 'Go on paying' }).click()
    await press(page, 'Pay')
    await seePaid(page, begun)
  },
}
