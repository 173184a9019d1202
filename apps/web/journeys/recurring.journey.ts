import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { chooseForCard } from './choose-for-card.ts'
import { letDaysPass } from './let-days-pass.ts'
import { payIn } from './pay-in.ts'
import { signedInAs } from './signed-in.ts'

const page = '/dashboard/my-investments/recurring-investments'

// Moves the club's clock, so it has a club of its own.
test.describe.configure({ timeout: patience(240_000) })

test('a recurring contribution is charged, declined, mended, paused and ended', async ({
  browser,
}) => {
  await using server = await startOwnServer()
  const member = await browser.newPage({ baseURL: server.url })
  await signedInAs(member, 'dayo')

  // Set up: every month by card is chosen already, and the next dates are told.
  await member.goto(page)
  await member.getByRole('link', { name: 'Set up a new one' }).click()
  await member.getByRole('link', { name: 'Set up for a new Steady Income' }).click()
  const income = payIn(member, 'Contribute to Steady Income')
  await expect(income.dialog.getByRole('combobox', { name: 'How often' })).toHaveText('Every month')
  await income.giveAmount('70000')
  await expect(income.dialog.getByRole('radio', { name: /^Card/ })).toBeChecked()
  await income.goOn()
  await expect(income.dialog.getByText(/Then the same card is charged on/)).toBeVisible()
  await income.dialog.getByRole('button', { name: /^Pay ₦/ }).click()
  await member.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(member.getByText('Payment successful.').first()).toBeVisible()

  const own = member.getByRole('group', { name: /^₦70,000 to Steady Income/ })
  const last4 = async () =>
    /•••• (\d{4})/.exec((await own.getByRole('heading').textContent()) ?? '')?.[1] ?? ''
  const press = async (button: string, title: string, yes: string) => {
    await own.getByRole('button', { name: button, exact: true }).click()
    const question = member.getByRole('dialog', { name: title })
    await question.getByRole('button', { name: yes }).click()
  }
  const movements = member
    .getByRole('region', { name: 'Movements of this portfolio' })
    .getByRole('listitem')
    .filter({ hasText: '+₦70,000' })
  const seeContributions = async (count: number) => {
    await member.goto(page)
    await own.getByRole('link', { name: 'Steady Income' }).click()
    await expect(movements).toHaveCount(count)
    await member.goto(page)
  }

  // The first month: charged by itself.
  await member.goto(page)
  await expect(own.getByText('Active')).toBeVisible()
  await letDaysPass(member.request, 31)
  await seeContributions(2)

  // The second: declined on its day and three times after it.
  const first = await last4()
  await chooseForCard(member, first, 'Decline')
  await letDaysPass(member.request, 28)
  await letDaysPass(member.request, 10)
  await member.goto(page)
  await expect(own.getByText('Past due')).toBeVisible()
  await expect(own.getByText(/^The charge of .* failed$/)).toBeVisible()
  await expect(own.getByText(/Nothing was taken/)).toBeVisible()

  // Mended with another card, which pays what was due.
  // The checkout answers only after the question's own step of history is gone, which must not call it off.
  const back = Promise.withResolvers<void>()
  await member.exposeFunction('onBack', back.resolve)
  await member.evaluate(() =>
    addEventListener('popstate', () => Reflect.get(globalThis, 'onBack')()),
  )
  await member.route('**/sandbox/checkout/*', async route => {
    await back.promise
    await route.continue()
  })
  await press('Use another card', 'Use another card?', 'Go to the payment page')
  await expect(member).toHaveURL(/\/sandbox\/checkout\//)
  await member.getByRole('button', { name: 'Pay', exact: true }).click()
  const received = member.getByRole('dialog', { name: 'Payment successful.' })
  await received.getByRole('button', { name: 'Done' }).click()
  await expect(own.getByText('Active')).toBeVisible()
  await seeContributions(3)

  // The third: paused, so nothing is charged.
  await press('Pause', 'Pause this recurring contribution?', 'Pause it')
  await expect(own.getByText('Paused', { exact: true })).toBeVisible()
  await letDaysPass(member.request, 31)
  await seeContributions(3)

  await press('End', 'End this recurring contribution?', 'End it')
  await expect(member.getByText('Your recurring contribution has ended.')).toBeVisible()
  await expect(own).toHaveCount(0)
  const finished = member.getByRole('region', { name: 'Finished' })
  await expect(finished.getByText(/^₦70,000 to Steady Income/)).toBeVisible()
})
