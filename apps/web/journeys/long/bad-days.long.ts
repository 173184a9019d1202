import { patience } from '@kinfold/test-support/patience'
// Paying while the server stops, without a network, and on the smallest phone with a weak one.

import { throttle } from '@kinfold/test-support/bench/throttle'
import { expect, test } from 'playwright/test'
import { openMemberPage } from './open-member-page.ts'
import { handInReceipt, pressPay, toTheLastStep, toTheReceipt } from './paying/begin.ts'
import { type Club, minor, openClub } from './paying/open-club.ts'
import { type Door, groups, type Way } from './paying/ways.ts'

test.describe.configure({ mode: 'default' })

let club: Club
let portfolio: string
test.beforeEach(async () => {
  club = await openClub('dayo')
  const own = await club.member.portfolios(1)
  portfolio = own.find(({ status }) => status === 'active')?.id ?? ''
})
test.afterEach(() => club.close())

const naira = groups.find(({ name }) => name === 'naira')

function inNaira(door: Door, kind: Way['kind'], amount: number) {
  const way = naira?.ways.find(each => each.kind === kind)
  if (!naira || !way) throw new Error(`nobody pays by ${kind}`)
  const plan = { id: 1, label: 'Family Growth Pool', portfolio }
  return { group: naira, door, way, amount, plan }
}

const contributed = async (before: number) => (await club.member.holdings(1)).plan - before

const noAnswer = /We got no answer, so we don’t know yet whether this was paid/

test('the server stops as the wallet pays, and is asked again once it is back', async ({
  browser,
}) => {
  const { plan: before } = await club.member.holdings(1)
  const page = await openMemberPage(browser, club)
  const paying = await toTheLastStep(page, inNaira('Contribute', 'wallet', 61_000))
  await expect(paying.dialog.getByRole('button', { name: /^Pay ₦/ })).toBeEnabled()
  await club.server.stop()
  await pressPay(paying)
  await expect(paying.dialog.getByText(noAnswer)).toBeVisible()
  // What was sent is kept, also over a reload.
  await club.server.comeBack()
  await page.reload()
  await paying.dialog.getByRole('button', { name: 'Ask again' }).click()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1')
  expect(await contributed(before)).toBe(minor(61_000))
})

test('the server stops while the member is on the card page, and the money finds its way', async ({
  browser,
}) => {
  const { plan: before } = await club.member.holdings(1)
  const page = await openMemberPage(browser, club)
  await pressPay(await toTheLastStep(page, inNaira('Contribute', 'card', 62_000)))
  await expect(page.getByText('This is the sandbox.')).toBeVisible()
  await club.server.stop()
  await club.server.comeBack()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1', { timeout: patience(60_000) })
  expect(await contributed(before)).toBe(minor(62_000))
})

test('the server stops while a transfer is waited for, and the page goes on by itself', async ({
  browser,
}) => {
  const { plan: before } = await club.member.holdings(1)
  const page = await openMemberPage(browser, club)
  await pressPay(await toTheLastStep(page, inNaira('Contribute', 'account number', 63_000)))
  const waiting = page.getByRole('dialog', { name: 'Your payment' })
  const link = waiting.getByRole('link', { name: 'Open payment page' })
  const bank = await page.context().newPage()
  await bank.goto((await link.getAttribute('href')) ?? '')
  await club.server.stop()
  await expect(waiting.getByText('Account number')).toBeVisible()
  await club.server.comeBack()
  await bank.getByRole('button', { name: 'Pay', exact: true }).click()
  await bank.close()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1', { timeout: patience(60_000) })
  expect(await contributed(before)).toBe(minor(63_000))
})

test('the details of a transfer, once opened, are there while the club can’t be reached', async ({
  browser,
}) => {
  const page = await openMemberPage(browser, club)
  const { dialog } = await toTheLastStep(page, inNaira('Contribute', 'receipt', 64_000))
  const chooseBank = async () => {
    await dialog.getByRole('combobox', { name: 'Your bank' }).click()
    await page.getByRole('option', { name: 'GTBank', exact: true }).click()
  }
  await chooseBank()
  await expect(dialog.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  await page.context().setOffline(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(dialog).toBeVisible()
  await chooseBank()
  await expect(dialog.getByText('0 0 0 0, 0 1 2 3, 0 1')).toBeVisible()
  await expect(dialog.getByText('Write this as the narration of your transfer')).toBeVisible()
})

test('on 360 × 640 with a weak network: by card, by receipt and out of the wallet', async ({
  browser,
}) => {
  const { plan: before } = await club.member.holdings(1)
  const page = await openMemberPage(browser, club, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await throttle(page)
  const fits = async () => {
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBeLessThanOrEqual(0)
  }
  await pressPay(await toTheLastStep(page, inNaira('Top up', 'card', 66_000)))
  await fits()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1', { timeout: patience(60_000) })

  const paying = await toTheLastStep(page, inNaira('Contribute', 'receipt', 67_000))
  await toTheReceipt(page, paying)
  await fits()
  await handInReceipt(paying, 67_000)
  await expect(page.getByRole('dialog', { name: 'We are looking for it' })).toBeVisible({
    timeout: patience(60_000),
  })
  await fits()

  await page.goto('/dashboard/wallet?action=withdraw')
  const form = page.getByRole('dialog', { name: 'Withdraw' })
  await form.getByLabel('Amount').fill('1800')
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal requested' })).toBeVisible()
  await fits()
  expect(await contributed(before)).toBe(minor(66_000))
})
