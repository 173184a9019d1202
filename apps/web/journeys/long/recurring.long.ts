import { patience } from '@kinfold/test-support/patience'
// Months of a recurring contribution, in each money it can be charged in: everything that can be done with it, and
// what the plan has after each month, to the kobo.
import { expect, type Page, test } from 'playwright/test'
import { chooseForCard } from '../choose-for-card.ts'
import { letDaysPass } from '../let-days-pass.ts'
import { choose } from '../new-member.ts'
import { payIn } from '../pay-in.ts'
import { openMemberPage } from './open-member-page.ts'
import { pressPay } from './paying/begin.ts'
import { minor, openClub } from './paying/open-club.ts'
import { type Group, groups } from './paying/ways.ts'

// Some of the days that pass have work for the whole club.
test.describe.configure({ timeout: patience(600_000) })

const recurring = '/dashboard/my-investments/recurring-investments'

// Those that outlast the months that pass here.
const plans = {
  NGN: { id: 1, label: 'Family Growth Pool', amount: 70_000, changed: 80_000 },
  USD: { id: 3, label: 'Purple USD', amount: 310, changed: 320 },
  abroad: { id: 4, label: 'Diaspora Pool', amount: 130, changed: 140 },
} as const

const planOf = ({ who, currency }: Group) => plans[who === 'efe' ? 'abroad' : currency]

async function setUp(page: Page, group: Group): Promise<void> {
  const { id, label, amount } = planOf(group)
  await page.goto(`/dashboard/investment-pools/${id}?action=contribute`)
  const paying = payIn(page, `Contribute to ${label}`)
  await choose(page, 'How often', 'Every month')
  await paying.giveAmount(String(amount))
  if (group.payIn) await paying.dialog.getByRole('radio', { name: `Pay in ${group.payIn}` }).click()
  await expect(paying.dialog.getByRole('tab', { name: 'Bank transfer' })).toBeDisabled()
  await paying.dialog.getByRole('radio', { name: /^Card/ }).click()
  await paying.goOn()
  await expect(paying.dialog.getByText(/Then the same card is charged on/)).toBeVisible()
  await pressPay(paying)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Payment successful.').first()).toBeVisible()
}

/** What a member does with it, on the page where all of them stand. */
function ownCard(page: Page, group: Group) {
  const { label, amount, changed } = planOf(group)
  const sums = [amount, changed].map(sum => sum.toLocaleString('en-NG')).join('|')
  const card = page.getByRole('group', { name: new RegExp(`^[₦$](${sums}) to ${label}`) })
  const change = async (button: string, title: RegExp, yes: string) => {
    await card.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: yes }).click()
  }
  return {
    card,
    change,
    async last4(): Promise<string> {
      const title = (await card.getByRole('heading').textContent()) ?? ''
      return /•••• (\d{4})/.exec(title)?.[1] ?? ''
    },
    async useAnotherCard(outcome: 'Pay' | 'Decline', title: string, close: string): Promise<void> {
      await change('Use another card', /^Use another card/, 'Go to the payment page')
      await page.getByRole('button', { name: outcome, exact: true }).click()
      const told = page.getByRole('dialog', { name: title })
      await told.getByRole('button', { name: close, exact: true }).last().click()
    },
  }
}

for (const group of groups) {
  test(`Recurring: ${group.name}, charged, skipped, changed, declined, mended, paused, resumed and ended`, async ({
    browser,
  }) => {
    const { id, amount, changed } = planOf(group)
    const club = await openClub(group.who)
    try {
      const before = new Set((await club.member.portfolios(id)).map(each => each.id))
      /** What is in the portfolio that is begun here; the member has others in the plan. */
      const paid = async () =>
        (await club.member.portfolios(id))
          .filter(each => !before.has(each.id))
          .reduce((sum, { contributed }) => sum + minor(contributed), 0)
      const seePaid = (whole: number) => expect.poll(paid).toBe(minor(whole))
      const page = await openMemberPage(browser, club)
      await setUp(page, group)
      await seePaid(amount)
      await page.goto(recurring)
      const { card, change, last4, useAnotherCard } = ownCard(page, group)
      await expect(card.getByText('Active')).toBeVisible()

      // The first month is charged by itself.
      await letDaysPass(club.api, 31)
      await seePaid(2 * amount)

      // The second is skipped, and of the third on it is more.
      await page.goto(recurring)
      await change('Skip next', /^Skip the charge of/, 'Skip it')
      await letDaysPass(club.api, 31)
      await seePaid(2 * amount)
      await page.goto(recurring)
      await card.getByRole('button', { name: 'Change amount' }).click()
      const form = page.getByRole('dialog', { name: 'Change the amount' })
      await form.getByLabel('Amount').fill(String(changed))
      await form.getByRole('button', { name: 'Save the amount' }).click()
      await expect(page.getByText('The new amount counts from the next charge on.')).toBeVisible()
      await letDaysPass(club.api, 31)
      await seePaid(2 * amount + changed)

      // The fourth is declined, on its day and three times after it, and once more when that is asked for.
      await page.goto(recurring)
      await chooseForCard(page, await last4(), 'Decline')
      await letDaysPass(club.api, 31)
      await letDaysPass(club.api, 9)
      await page.goto(recurring)
      await expect(card.getByText('Past due')).toBeVisible()
      await expect(card.getByText(/Nothing was taken/)).toBeVisible()
      await change('Try this card again', /^Try this card again/, 'Try again')
      await letDaysPass(club.api, 1)
      await page.goto(recurring)
      await expect(card.getByText(/^The charge of .* failed$/)).toBeVisible()
      await seePaid(2 * amount + changed)

      // Another card is declined too; the one after it pays what was due.
      await useAnotherCard('Decline', 'Payment failed', 'Close')
      await page.goto(recurring)
      await useAnotherCard('Pay', 'Payment successful.', 'Done')
      await expect(card.getByText('Active')).toBeVisible()
      await seePaid(2 * amount + 2 * changed)

      // Paused for a month, then it goes on.
      await change('Pause', /^Pause this/, 'Pause it')
      await expect(card.getByText('Paused', { exact: true })).toBeVisible()
      await letDaysPass(club.api, 31)
      await seePaid(2 * amount + 2 * changed)
      await page.goto(recurring)
      await change('Resume', /^Resume this/, 'Resume it')
      await expect(card.getByText('Active')).toBeVisible()
      await letDaysPass(club.api, 31)
      await seePaid(2 * amount + 3 * changed)

      // What was ended is charged no more.
      await page.goto(recurring)
      await change('End', /^End this/, 'End it')
      await expect(page.getByText('Your recurring contribution has ended.')).toBeVisible()
      await letDaysPass(club.api, 31)
      await seePaid(2 * amount + 3 * changed)
    } finally {
      await club.close()
    }
  })
}
