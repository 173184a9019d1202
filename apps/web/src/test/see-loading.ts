import { expect, screen, waitFor, within } from 'storybook/test'

/** The page says that something of it is on its way. */
export async function seeLoading(): Promise<void> {
  await waitFor(async () => {
    const statuses = within(screen.getByRole('main')).getAllByRole('status')
    await expect(statuses.map(({ textContent }) => textContent).join(' ')).toMatch(/loading/i)
  })
}
