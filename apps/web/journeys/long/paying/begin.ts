import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { choose } from '../../new-member.ts'
import { payIn } from '../../pay-in.ts'
import type { Door, Group, Way } from './ways.ts'

export type Begun = {
  readonly group: Group
  readonly door: Door
  readonly way: Way
  /** In the currency of the plan or wallet. */
  readonly amount: number
  /** The plan, and the portfolio in it that is topped up. */
  readonly plan: { readonly id: number; readonly label: string; readonly portfolio: string }
}

const addressOf = ({ door, group, plan }: Begun) =>
  ({
    Contribute: `/dashboard/investment-pools/${plan.id}?action=contribute`,
    'Top up': `/dashboard/my-investments/details/${plan.portfolio}?action=top-up`,
    'Fund wallet': `/dashboard/wallet?currency=${group.currency}&action=fund`,
  })[door]

const titleOf = ({ door, plan }: Begun) =>
  ({
    Contribute: `Contribute to ${plan.label}`,
    'Top up': `Top up ${plan.label}`,
    'Fund wallet': 'Fund wallet',
  })[door]

/** Opens the door. What was chosen there before is still there. */
export async function openDoor(page: Page, begun: Begun) {
  await page.goto(addressOf(begun))
  return payIn(page, titleOf(begun))
}

/** As far as the choice of a way: the amount and the currency that is paid. */
export async function toTheWays(page: Page, begun: Begun) {
  const { group, door, amount } = begun
  const paying = await openDoor(page, begun)
  await paying.giveAmount(String(amount))
  if (group.payIn) await paying.dialog.getByRole('radio', { name: `Pay in ${group.payIn}` }).click()
  return {
    ...paying,
    showTab: (tab: Way['tab']) =>
      paying.dialog
        .getByRole('tab', { name: tab === 'Bank transfer' ? tab : tabOf(door), exact: true })
        .click(),
  }
}

const tabOf = (door: Door) => (door === 'Fund wallet' ? 'Card' : 'Card / Wallet')

/** To the last step: the review, or the account that a transfer goes to. */
export async function toTheLastStep(page: Page, begun: Begun) {
  const { way } = begun
  const paying = await toTheWays(page, begun)
  await paying.showTab(way.tab)
  const card = paying.dialog.getByRole('radio', { name: way.card })
  await card.click()
  if (way.name === 'international card') {
    await paying.dialog.getByRole('radio', { name: 'Yes' }).click()
  }
  await paying.goOn()
  return paying
}

export type Paying = Awaited<ReturnType<typeof toTheLastStep>>

/** The last press of a review, twice as an impatient finger does it. */
export async function pressPay({ dialog }: Pick<Paying, 'dialog'>): Promise<void> {
  const pay = dialog.getByRole('button', { name: /^Pay [₦$]/ })
  await expect(pay).toBeEnabled()
  await pay.dblclick()
}

/** No two have the same: a receipt that was handed in before is told to the desk. */
const picture = (shade: number) =>
  sharp({
    create: {
      width: 320,
      height: 480,
      channels: 3,
      background: { r: 200, g: (shade >> 8) % 256, b: shade % 256 },
    },
  })
    .jpeg()
    .toBuffer()

/** From the account of the club to the receipt. */
export async function toTheReceipt(page: Page, { dialog }: Pick<Paying, 'dialog'>) {
  await expect(dialog.getByLabel('Country you transfer from')).toBeVisible()
  if (await dialog.getByRole('combobox', { name: 'Your bank' }).isVisible()) {
    await choose(page, 'Your bank', 'Others')
  }
  await expect(dialog.getByText('Exact amount')).toBeVisible()
  await dialog.getByRole('button', { name: 'I have sent it' }).click()
}

export async function handInReceipt({ dialog }: Pick<Paying, 'dialog'>, shade: number) {
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await picture(shade) })
  await dialog.getByRole('button', { name: 'Send the receipt' }).dblclick()
}
