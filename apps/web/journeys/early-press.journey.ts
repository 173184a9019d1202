import { expect, test } from 'playwright/test'
import { password } from './new-member.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const buttons = [
  ['Menu', 'dialog'],
  ['Profile of Dayo Bello', 'menu'],
] as const

/** As fast as nobody is: before anything that follows from being shown has run. */
function pressOnSight(name: string): void {
  const seen = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(each =>
      (each.ariaLabel ?? each.textContent ?? '').includes(name),
    )
    if (button === undefined) return
    seen.disconnect()
    button.click()
  })
  seen.observe(document, { childList: true, subtree: true })
}

for (const [name, role] of buttons) {
  test(`a press on ${name} the instant it is seen after signing in opens it`, async ({ page }) => {
    await page.addInitScript(pressOnSight, name)
    await page.goto('/auth/login')
    await page.getByLabel(/^Email/).fill('dayo@kinfold.example')
    await page.getByLabel(/^Password\*?$/).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard/overview')
    await expect(page.getByRole(role)).toBeVisible()
  })
}
