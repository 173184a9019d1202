import { patience } from '@kinfold/test-support/patience'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { choose } from './new-member.ts'
import { payIn } from './pay-in.ts'
import { signedInAs } from './signed-in.ts'

// Each leads through many pages, and the machine that checks is often busy.
test.describe.configure({ timeout: patience(120_000) })

test('a member contributes from the wallet, and is led to the plan', { tag: '@gate' }, async ({
  page,
}) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/investment-pools/1')
  await page.getByRole('button', { name: 'Contribute', exact: true }).click()
  await expect(page).toHaveURL(/action=contribute/)
  const pool = payIn(page, 'Contribute to Family Growth Pool')
  await pool.giveAmount('61000')
  await expect(page).toHaveURL(/step=way/)
  await pool.chooseWay(/NGN wallet/)
  await expect(page).toHaveURL(/step=review/)

  // Back leads through the steps, and a reload keeps what was chosen.
  await page.goBack()
  await expect(pool.dialog.getByRole('radio', { name: /NGN wallet/ })).toBeChecked()
  await page.goForward()
  await page.reload()
  await pool.pay('₦61,000')
  await expect(page.getByText('Payment successful.').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1')
  const own = page.getByRole('row').filter({ hasText: '₦61,000' })
  await expect(own).toHaveCount(1)
})

test('a member pays by card: declined first, then paid', { tag: '@gate' }, async ({ page }) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/investment-pools/1?action=contribute')
  const pool = payIn(page, 'Contribute to Family Growth Pool')
  const payByCard = async () => {
    await pool.giveAmount('62000')
    await pool.chooseWay(/^Card/)
    await pool.pay('₦62,930')
    await expect(page.getByText('This is the sandbox.')).toBeVisible()
  }
  await payByCard()
  await page.getByRole('button', { name: 'Decline' }).click()
  const failed = page.getByRole('dialog', { name: 'Payment failed' })
  await expect(failed.getByText(/Nothing was taken/)).toBeVisible()
  await failed.getByRole('link', { name: 'Try again' }).click()
  await payByCard()
  await page.getByRole('button', { name: 'Pay twice' }).click()
  await expect(page.getByText('Payment successful.').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1')
})

test('a member transfers to the club and shows the receipt', { tag: '@gate' }, async ({
  page,
  browserName,
}) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/investment-pools/5?action=contribute')
  const income = payIn(page, 'Contribute to Steady Income')
  await income.giveAmount('63000')
  await income.dialog.getByRole('tab', { name: 'Bank transfer' }).click()
  await income.chooseWay(/with a receipt/)
  await choose(page, 'Your bank', 'GTBank')
  await expect(income.dialog.getByText('0 0 0 0, 0 1 2 3, 0 1')).toBeVisible()
  await income.dialog.getByRole('button', { name: 'I have sent it' }).click()
  const picture = await sharp({
    create: { width: 320, height: 480, channels: 3, background: '#d8cfc0' },
  })
    .jpeg()
    .toBuffer()
  await income.dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: picture })

  // Who goes back while it goes up stops it: nothing is registered, and the file stays chosen.
  const starts: string[] = []
  page.on('request', call => {
    if (call.url().endsWith('/api/portfolio/initialize')) starts.push(call.url())
  })
  const isUpload = /\/api\/file$/
  await page.route(isUpload, () => undefined)
  await income.dialog.getByRole('button', { name: 'Send the receipt' }).click()
  await expect(income.dialog.getByRole('button', { name: 'Back' })).toBeDisabled()
  await page.keyboard.press('Escape')
  // Firefox tells its driver nothing of a request that was stopped.
  const stopped =
    browserName === 'firefox'
      ? undefined
      : page.waitForEvent('requestfailed', call => isUpload.test(call.url()))
  await page.goBack()
  await stopped
  await page.unroute(isUpload)
  await income.dialog.getByRole('button', { name: 'I have sent it' }).click()
  await expect(income.dialog.getByText('receipt.jpg')).toBeVisible()
  expect(starts).toHaveLength(0)
  await income.dialog.getByRole('button', { name: 'Send the receipt' }).click()
  const looked = page.getByRole('dialog', { name: 'We are looking for it' })
  await expect(looked.getByText('Your payment will be confirmed in 48 hours.')).toBeVisible()
  expect(starts).toHaveLength(1)
  await looked.getByRole('button', { name: 'Close' }).last().click()

  // It stands on the plan's page, and can be given up there.
  await page.getByRole('button', { name: 'See how it stands' }).click()
  await looked.getByRole('button', { name: 'Cancel payment' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this payment?' })
  await question.getByRole('button', { name: 'Cancel the payment' }).click()
  await expect(page.getByText('Your payment is cancelled.')).toBeVisible()
})

test('a member funds the wallet by transfer, and the page follows', async ({ page, context }) => {
  await signedInAs(page, 'funmi')
  await page.goto('/dashboard/wallet')
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  const fund = payIn(page, 'Fund wallet')
  await fund.giveAmount('64000')
  await fund.dialog.getByRole('tab', { name: 'Bank transfer' }).click()
  await fund.chooseWay(/no receipt needed/)
  await fund.pay('₦64,000')
  const payment = page.getByRole('dialog', { name: 'Your payment' })
  await expect(payment.getByText('We are waiting for your transfer.')).toBeVisible()

  const bank = await context.newPage()
  const link = payment.getByRole('link', { name: 'Open payment page' })
  await bank.goto((await link.getAttribute('href')) ?? '')
  await bank.getByRole('button', { name: 'Pay', exact: true }).click()
  await bank.close()
  const received = page.getByRole('dialog', { name: 'Payment successful.' })
  await received.getByRole('button', { name: 'Done' }).click()
  const line = page.getByRole('listitem').filter({ hasText: '₦64,000' })
  await expect(line.first()).toBeVisible()
})

test('two tabs and a lost answer pay once', async ({ page, context }) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/investment-pools/1?action=contribute')
  const first = payIn(page, 'Contribute to Family Growth Pool')
  await first.giveAmount('65000')
  await first.chooseWay(/NGN wallet/)
  await expect(first.dialog.getByRole('button', { name: 'Pay ₦65,000' })).toBeEnabled()

  const other = await context.newPage()
  await other.goto('/dashboard/investment-pools/1?action=contribute&step=review')
  const second = payIn(other, 'Contribute to Family Growth Pool')
  await expect(second.dialog.getByRole('button', { name: 'Pay ₦65,000' })).toBeEnabled()

  // The server carries it out, and its answer never comes.
  const isStart = /\/api\/portfolio\/initialize$/
  await page.route(isStart, async route => {
    await route.fetch()
    await route.abort()
  })
  await first.pay('₦65,000')
  await expect(first.dialog.getByText(/it is never paid twice/)).toBeVisible()
  await page.unroute(isStart)

  await second.pay('₦65,000')
  await expect(second.dialog.getByText(/You made this payment a moment ago/)).toBeVisible()
  await other.close()

  await first.dialog.getByRole('button', { name: 'Ask again' }).click()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1')
  await expect(page.getByRole('row').filter({ hasText: '₦65,000' })).toHaveCount(1)
})
