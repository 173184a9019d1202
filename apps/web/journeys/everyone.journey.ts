import { patience } from '@kinfold/test-support/patience'
import { expect, type Page, test } from 'playwright/test'
import { privateAddresses, publicAddresses } from './every-page.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'
import { signedInAs } from './signed-in.ts'

async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  // Under a dialog nothing of the page can be reached.
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
}

// A page of 1280 px at 200 % is one of 640.
const narrow = [
  ['at 320 px', 320],
  ['at 200 %', 640],
] as const

async function expectNoSidewaysScroll(page: Page, address: string): Promise<void> {
  const before = page.viewportSize()
  const tooWide = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  for (const [how, width] of narrow) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(tooWide, { message: `${address} ${how}` }).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

async function expectForEveryone(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, address)
  }
}

test.setTimeout(patience(180_000))

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' })

  test('every public page can be used by everyone, also at 320 px and at 200 %', async ({
    page,
  }) => {
    await expectForEveryone(page, publicAddresses)
  })

  test('every private page can be used by everyone, also at 320 px and at 200 %', async ({
    page,
  }) => {
    await signedInAs(page, 'dayo')
    await expectForEveryone(page, privateAddresses)
  })

  test('menus and dialogs can be used by everyone', async ({ page }) => {
    await signedInAs(page, 'bola')
    await open(page, '/dashboard/overview')
    for (const name of [/^Profile of/, /wallet:/, 'Check USD Rate', 'Contribute']) {
      await page
        .getByRole('button', { name, exact: name === 'Contribute' })
        .last()
        .click()
      await page.locator('[role=menu],[role=dialog]').first().waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.locator('[role=menu],[role=dialog]').first().waitFor({ state: 'detached' })
    }
  })
})

test('on a phone each line of the transactions is followed by its balance', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signedInAs(page, 'dayo')
  await open(page, '/dashboard/transactions')
  await expect(
    page
      .locator('main')
      .getByText(/^Balance/)
      .first(),
  ).toBeVisible()
})

test('on the narrowest phone nothing in the top bar lies on another', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await signedInAs(page, 'halima')
  await open(page, '/dashboard/overview')
  const bar = page.locator('header')
  const parts = bar.locator(':is(a, button):visible')
  await expect.poll(() => parts.count()).toBeGreaterThan(3)
  // The wallet's amount comes last and moves what stands beside it.
  await expect(bar.getByText('loading', { exact: true })).toHaveCount(0)
  const overlaps = () =>
    parts.evaluateAll(elements => {
      const edges = elements.map(element => element.getBoundingClientRect())
      return edges.filter(({ left }, at) => left < (edges[at - 1]?.right ?? 0)).length
    })
  await expect.poll(overlaps).toBe(0)
})
