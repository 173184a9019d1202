// What can become of a withdrawal, in each currency: the member asks on the page, the desk answers, the page tells.
import { formatMoney } from '@kinfold/contract/money/format-money'
import { expect, type Page, test } from 'playwright/test'
import { openMemberPage } from './open-member-page.ts'
import { type Club, minor, openClub } from './paying/open-club.ts'

type Withdrawal = { id: string; amount: number; status: string }

const wallets = [
  { who: 'dayo', currency: 'NGN', amount: 1_100, sign: '₦' },
  { who: 'efe', currency: 'USD', amount: 11, sign: '$' },
] as const

type DeskOfThree = Club & { readonly third: Club['second'] }

type Ending = {
  readonly name: string
  /** As the wallet’s page calls it. */
  readonly status: string
  /** Whether the money is gone from the wallet. */
  readonly isGone: boolean
  readonly bring: (club: DeskOfThree, id: string, currency: string) => Promise<void>
}

const reason = 'The bank says that this account is closed.'

async function must(answer: { ok(): boolean; text(): Promise<string> }): Promise<void> {
  if (!answer.ok()) throw new Error(await answer.text())
}

async function intoBatch(
  { desk, second }: DeskOfThree,
  id: string,
  currency: string,
): Promise<string> {
  await must(await desk.post(`/withdrawal/approve/${id}`, { seen: 'pending' }))
  const batch = await desk.post('/payout-batch/prepare', {
    currency,
    withdrawal_ids: [id],
    paid_through: 'file',
  })
  await must(batch)
  const { id: batchId }: { id: string } = await batch.json()
  await must(await second.post(`/payout-batch/release/${batchId}`, { seen: 'prepared' }))
  return batchId
}

const settled =
  (outcome: 'paid' | 'failed'): Ending['bring'] =>
  async (club, id, currency) => {
    const batch = await intoBatch(club, id, currency)
    const told = { withdrawal_id: id, outcome, ...(outcome === 'failed' && { reason }) }
    const said = { seen: 'released', outcomes: [told] }
    await must(await club.third.post(`/payout-batch/settle/${batch}`, said))
  }

const endings: readonly Ending[] = [
  { name: 'paid', status: 'Paid', isGone: true, bring: settled('paid') },
  { name: 'failed', status: 'Failed', isGone: false, bring: settled('failed') },
  {
    name: 'refused by the desk',
    status: 'Failed',
    isGone: false,
    bring: async ({ desk }, id) =>
      must(await desk.post(`/withdrawal/refuse/${id}`, { seen: 'pending', reason })),
  },
  {
    name: 'paid and sent back by the bank',
    status: 'Returned',
    isGone: false,
    bring: async (club, id, currency) => {
      await settled('paid')(club, id, currency)
      await must(await club.third.post(`/withdrawal/return/${id}`, { seen: 'paid', reason }))
    },
  },
]

for (const { who, currency, amount, sign } of wallets) {
  test.describe(`Withdraw ${currency}`, () => {
    test.describe.configure({ mode: 'default' })
    let club: DeskOfThree
    test.beforeAll(async () => {
      const opened = await openClub(who)
      club = { ...opened, third: await opened.thirdApprover() }
    })
    test.afterAll(() => club.close())

    const available = async () => (await club.member.holdings(1))[currency]
    const ask = async (page: Page, sum: number) => {
      await page.goto(`/dashboard/wallet?currency=${currency}&action=withdraw`)
      const form = page.getByRole('dialog', { name: 'Withdraw' })
      await form.getByLabel('Amount').fill(String(sum))
      await form.getByRole('button', { name: 'Withdraw', exact: true }).dblclick()
      const done = page.getByRole('dialog', { name: 'Withdrawal requested' })
      await expect(done.getByText('Your withdrawal is being processed')).toBeVisible()
      await done.getByRole('button', { name: 'Done' }).click()
      const { items } = await club.member.read<{ items: Withdrawal[] }>('/wallet/withdrawal/list')
      const own = items.filter(each => each.amount === sum)
      // Pressed twice, asked once.
      expect(own).toHaveLength(1)
      return own[0]?.id ?? ''
    }
    const rowOf = (page: Page, sum: number) =>
      page
        .getByRole('table', { name: `Latest withdrawals from the ${currency} wallet` })
        .getByRole('row')
        .filter({ hasText: new RegExp(`\\${sign}${sum.toLocaleString('en-NG')}(?!\\d)`) })

    for (const [index, { name, status, isGone, bring }] of endings.entries()) {
      test(name, async ({ browser }) => {
        const sum = amount + index
        const before = await available()
        const page = await openMemberPage(browser, club)
        const id = await ask(page, sum)
        expect(await available()).toBe(before - minor(sum))
        await bring(club, id, currency)
        await page.reload()
        await expect(rowOf(page, sum).getByText(status, { exact: true })).toBeVisible()
        expect(await available()).toBe(isGone ? before - minor(sum) : before)
        await page.context().close()
      })
    }

    test('cancelled by the member while it can be', async ({ browser }) => {
      const sum = amount + endings.length
      const before = await available()
      const page = await openMemberPage(browser, club)
      await ask(page, sum)
      await rowOf(page, sum).getByRole('button', { name: 'Cancel' }).click()
      await page
        .getByRole('dialog', { name: 'Cancel this withdrawal?' })
        .getByRole('button', { name: 'Cancel the withdrawal' })
        .click()
      await expect(rowOf(page, sum).getByText('Cancelled', { exact: true })).toBeVisible()
      expect(await available()).toBe(before)
      await page.context().close()
    })

    test('more than there is can’t be asked for', async ({ browser }) => {
      const page = await openMemberPage(browser, club)
      await page.goto(`/dashboard/wallet?currency=${currency}&action=withdraw`)
      const form = page.getByRole('dialog', { name: 'Withdraw' })
      await form.getByLabel('Amount').fill('900000000')
      // What was typed stays, with what there is below it.
      const most = formatMoney({ currency, minor: BigInt(await available()) })
      await expect(form.getByText(`${most} is all that is available`)).toBeVisible()
      await expect(form.getByLabel('Amount')).toHaveValue('900,000,000')
      await expect(form.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled()
      await page.context().close()
    })
  })
}
