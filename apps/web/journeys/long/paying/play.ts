// What a member, the bank or the desk does in each cell, and what the member sees of it on the page.
import type { Payment } from '@kinfold/contract/payment/payment'
import { expect, type Page } from 'playwright/test'
import {
  type Begun,
  handInReceipt,
  openDoor,
  pressPay,
  toTheLastStep,
  toTheReceipt,
  toTheWays,
} from './begin.ts'
import type { Club } from './open-club.ts'
import type { Kind, Outcome } from './outcomes.ts'

type Play = (page: Page, club: Club, begun: Begun) => Promise<void>

const shown = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** A contribution leads to its plan, money in a wallet stays with it. */
async function seePaid(page: Page, { door, plan }: Begun): Promise<void> {
  await expect(page.getByText('Payment successful.').first()).toBeVisible({ timeout: 30_000 })
  if (door === 'Fund wallet') {
    await shown(page, 'Payment received').getByRole('button', { name: 'Done' }).click()
    return
  }
  await expect(page).toHaveURL(`/dashboard/my-investments/product/${plan.id}`)
}

const press = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click()

async function giveUp(page: Page, title: string): Promise<void> {
  await shown(page, title).getByRole('button', { name: 'Cancel payment' }).click()
  await shown(page, 'Cancel this payment?')
    .getByRole('button', { name: 'Cancel the payment' })
    .click()
  await expect(page.getByText('Your payment is cancelled.').first()).toBeVisible()
}

/** The newest one is the one just begun. */
async function newestOf({ member }: Club): Promise<Payment> {
  const [newest] = await member.payments()
  if (!newest) throw new Error('no payment was begun')
  return newest
}

/** The page where payments stand that were begun. */
async function findAgain(page: Page, { door, plan, group }: Begun, button: string) {
  await page.goto(
    {
      Contribute: `/dashboard/my-investments/product/${plan.id}`,
      'Top up': `/dashboard/my-investments/details/${plan.portfolio}`,
      'Fund wallet': `/dashboard/wallet?currency=${group.currency}`,
    }[door],
  )
  await page.getByRole('button', { name: button }).first().click()
}

const atCheckout =
  (button: string, then: Play): Play =>
  async (page, club, begun) => {
    await pressPay(await toTheLastStep(page, begun))
    await expect(page.getByText('This is the sandbox.')).toBeVisible()
    await press(page, button)
    await then(page, club, begun)
  }

const paid: Play = (page, _club, begun) => seePaid(page, begun)

const card: Readonly<Partial<Record<Outcome, Play>>> = {
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
    await findAgain(page, begun, 'Continue or cancel')
    await shown(page, 'Your payment').getByRole('link', { name: 'Go on paying' }).click()
    await press(page, 'Pay')
    await seePaid(page, begun)
  },
}

/** What is done at the bank, in another tab, while the page with the account number is open. */
async function atTheBank(page: Page, button: string): Promise<void> {
  const link = shown(page, 'Your payment').getByRole('link', { name: 'Open payment page' })
  const bank = await page.context().newPage()
  await bank.goto((await link.getAttribute('href')) ?? '')
  await press(bank, button)
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

const accountNumber: Readonly<Partial<Record<Outcome, Play>>> = {
  success: byNumber('Pay'),
  twice: byNumber('Pay twice'),
  short: byNumber('Pay less'),
  over: byNumber('Pay more'),
  async abandon(page, _club, begun) {
    await showNumber(page, begun)
    await page.keyboard.press('Escape')
    await expect(shown(page, 'Your payment')).toBeHidden()
    await findAgain(page, begun, 'Continue or cancel')
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

const receipt: Readonly<Partial<Record<Outcome, Play>>> = {
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

/** The wallet pays at once; nobody is asked outside. */
async function seeContributed(page: Page, { plan }: Begun): Promise<void> {
  await expect(page.getByText('Payment successful.').first()).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/my-investments/product/${plan.id}`)
}

const wallet: Readonly<Partial<Record<Outcome, Play>>> = {
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

export const plays: Readonly<Record<Kind, Readonly<Partial<Record<Outcome, Play>>>>> = {
  card,
  'account number': accountNumber,
  receipt,
  wallet,
}
