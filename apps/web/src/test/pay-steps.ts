import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { see } from './see.ts'

/** What a member does in the dialog of that name, step by step. */
export function payIn(title: string) {
  const dialog = async () => within(await see(() => screen.getByRole('dialog', { name: title })))
  /** As soon as the button can be pressed: some wait for an answer of the club. */
  const press = async (name: string | RegExp) => {
    const button = await (await dialog()).findByRole('button', { name })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
  }
  const choose = async (name: RegExp) => {
    const radio = await (await dialog()).findByRole('radio', { name })
    await userEvent.click(radio)
    await waitFor(() => expect(radio).toBeChecked())
  }
  const openTab = async (name: string) =>
    userEvent.click(await (await dialog()).findByRole('tab', { name }))
  const giveAmount = async (amount: string) =>
    userEvent.type(await (await dialog()).findByLabelText(/^Amount/), amount)
  /** As far as the last button, which names the sum. */
  const review = async (amount: string, way: RegExp) => {
    await giveAmount(amount)
    await press('Continue')
    await choose(way)
    await press('Continue')
    return (await dialog()).findByRole('button', { name: /^Pay [₦$]/ })
  }
  const pay = async (amount: string, way: RegExp) => userEvent.click(await review(amount, way))
  const seeAlert = async (sentence: string | RegExp) => {
    const alert = await (await dialog()).findByText(sentence)
    await expect(alert).toBeVisible()
  }
  return { dialog, press, choose, openTab, giveAmount, review, pay, seeAlert } as const
}
