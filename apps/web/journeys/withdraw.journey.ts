import { expect, test } from 'playwright/test'
import { approveWithdrawalOf } from './operator.ts'
import { signedInAs } from './signed-in.ts'

const efe = 'efe@kinfold.example'

test('a member withdraws, sees it set aside and cancels; another is approved and leaves the wallet', {
  tag: '@gate',
}, async ({ page }) => {
  await signedInAs(page, 'efe')
  await page.goto('/dashboard/wallet')
  const balance = page.getByRole('group', { name: 'Balance' })
  const promised = balance.getByText(/set aside for withdrawals/)
  await expect(promised).toContainText('$250 more')
  const table = page.getByRole('table', { name: 'Latest withdrawals from the USD wallet' })

  const ask = async (amount: string) => {
    await balance.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page).toHaveURL('/dashboard/wallet?action=withdraw')
    const form = page.getByRole('dialog', { name: 'Withdraw' })
    await expect(form.getByText('First Lakeside Bank')).toBeVisible()
    const send = form.getByRole('button', { name: 'Withdraw', exact: true })
    await expect(send).toBeDisabled()
    await form.getByLabel('Amount').fill(amount)
    await send.click()
    const done = page.getByRole('dialog', { name: 'Withdrawal requested' })
    await expect(done.getByText('Your withdrawal is being processed')).toBeVisible()
    await done.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL('/dashboard/wallet')
  }

  await ask('40')
  await expect(promised).toContainText('$290 more')
  const asked = table.getByRole('row').filter({ hasText: /\$40(?!\d)/ })
  await expect(asked.getByText('Requested')).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
  await question.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await expect(asked.getByText('Cancelled')).toBeVisible()
  await expect(promised).toContainText('$250 more')

  await ask('30')
  await expect(promised).toContainText('$280 more')
  await approveWithdrawalOf(page.request, efe, 30)
  await page.reload()
  const approved = table.getByRole('row').filter({ hasText: /\$30(?!\d)/ })
  await expect(approved.getByText('Approved')).toBeVisible()
  await expect(approved.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(promised).toContainText('$250 more')
  // It has left the balance, so it is a line as well; the table says how far it is.
  await page.getByRole('link', { name: 'See all', exact: true }).click()
  const lines = page.getByRole('region', { name: 'Transactions of the USD wallet' })
  const line = lines.getByRole('listitem').filter({ hasText: 'minus 30 dollars' })
  await expect(line.getByText('Approved')).toBeVisible()
})
