import { expect, test } from 'playwright/test'
import { payIn } from '../pay-in.ts'
import { openMemberPage } from './open-member-page.ts'
import { openClub } from './paying/open-club.ts'

const most = 5

test('a first contribution from the wallet takes five presses at most after the amount', async ({
  browser,
}) => {
  const club = await openClub('dayo')
  try {
    const page = await openMemberPage(browser, club)
    await page.goto('/dashboard/investment-pools/1?action=contribute')
    const { dialog, goOn } = payIn(page, 'Contribute to Family Growth Pool')
    await dialog.getByLabel('Amount').fill('61000')
    await page.evaluate(() => {
      Reflect.set(window, 'presses', 0)
      const count = () => Reflect.set(window, 'presses', Reflect.get(window, 'presses') + 1)
      addEventListener('pointerdown', count, { capture: true })
    })
    await goOn()
    await dialog.getByRole('radio', { name: /^NGN wallet/ }).click()
    await goOn()
    await dialog.getByRole('button', { name: 'Pay ₦61,000' }).click()
    await expect(page).toHaveURL('/dashboard/my-investments/product/1')
    const presses = await page.evaluate(() => Number(Reflect.get(window, 'presses')))
    expect(presses).toBeGreaterThan(0)
    expect(presses).toBeLessThanOrEqual(most)
  } finally {
    await club.close()
  }
})
