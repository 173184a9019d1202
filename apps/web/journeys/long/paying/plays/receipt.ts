import type { Payment } from '@kinfold/contract/payment/payment'
import { expect, type Page } from 'playwright/test'
import { type Begun, handInReceipt, openDoor, toTheLastStep, toTheReceipt } from '../begin.ts'
import type { Play, Plays } from './play.ts'
import { giveUp, newestOf, seePaid, shown } from './steps.ts'

async function sendReceipt(page: Page, begun: Begun): Promise<void> {
  const paying = await toTheLastStep(page, begun)
  await toTheReceipt(page, paying)
  await handInReceipt(paying, begun.amount)
  await expect(
    shown(page, 'We are looking for it').getByText('Your payment will be confirmed in 48 hours.'),
  ).toBeVisible()
}

const confirmed =
  (received: (payment: Payment) => number): Play =>
  async (page, club, begun) => {
    await sendReceipt(page, begun)
    const payment = await newestOf(club)
    expect(await club.desk.confirm(payment, received(payment))).toBe(200)
    await page.reload()
    await seePaid(page, begun)
  }

const all = ({ total }: Payment) => total.amount
const tenths = (count: number) => (payment: Payment) =>
  Math.floor((Math.round(all(payment) * 100) * count) / 10) / 100

export const receipt: Plays = {
  success: confirmed(all),
  short: confirmed(tenths(9)),
  over: confirmed(tenths(11)),
  async decline(page, club, begun) {
    await sendReceipt(page, begun)
    expect(await club.desk.reject(await newestOf(club))).toBe(200)
    await page.reload()
    await expect(shown(page, 'Payment failed').getByText('No such transfer came')).toBeVisible()
  },
  async abandon(page, club, begun) {
    await toTheReceipt(page, await toTheLastStep(page, begun))
    // The answers are kept, so the same address leads back to the receipt.
    await page.reload()
    const paying = await openDoor(page, begun)
    await expect(paying.dialog.getByLabel('Amount')).toHaveValue(/\d/)
    await paying.goOn()
    await paying.goOn()
    await toTheReceipt(page, paying)
    await handInReceipt(paying, begun.amount)
    await expect(shown(page, 'We are looking for it')).toBeVisible()
    expect(await club.desk.confirm(await newestOf(club))).toBe(200)
  },
  async cancel(page, _club, begun) {
    await sendReceipt(page, begun)
    await giveUp(page, 'We are looking for it')
  },
  async late(page, club, begun) {
    await sendReceipt(page, begun)
    await giveUp(page, 'We are looking for it')
    expect(await club.desk.confirm(await newestOf(club))).toBe(200)
  },
  async twice(page, club, begun) {
    await sendReceipt(page, begun)
    const payment = await newestOf(club)
    expect(await club.desk.confirm(payment)).toBe(200)
    expect(await club.desk.confirm(payment)).toBe(409)
    // The same picture for another payment: the desk is told, and finds no second transfer.
    const again = { ...begun, amount: begun.amount + 1 }
    const paying = await toTheLastStep(page, again)
    await toTheReceipt(page, paying)
    await handInReceipt(paying, begun.amount)
    await expect(shown(page, 'We are looking for it')).toBeVisible()
    const second = await newestOf(club)
    const told = await club.desk.read(`/transfer/${second.id}`)
    expect((await told.json()).transfer).toMatchObject({ receipt_seen_before: true })
    expect(await club.desk.reject(second)).toBe(200)
  },
}
