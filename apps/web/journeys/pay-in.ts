import type { Page } from 'playwright/test'

/** What a member does in the dialog of that title, step by step. */
export function payIn(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  const goOn = () => dialog.getByRole('button', { name: 'Continue' }).click()
  return {
    dialog,
    goOn,
    async giveAmount(amount: string) {
      await dialog.getByLabel('Amount').waitFor()
      // Who has something in the plan is asked first whether to add to it.
      const another = dialog.getByRole('radio', { name: /^Start another/ })
      if (await another.isVisible()) await another.click()
      await dialog.getByLabel('Amount').fill(amount)
      await goOn()
    },
    async chooseWay(name: RegExp) {
      await dialog.getByRole('radio', { name }).click()
      await goOn()
    },
    /** Twice, as an impatient finger does. */
    pay: (sum: string) =>
      dialog.getByRole('button', { name: `Pay ${sum}`, exact: true }).dblclick(),
  }
}
