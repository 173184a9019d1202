import { expect, screen, waitFor, within } from 'storybook/test'

/** The page says that it loads, and nothing else of it does. */
export async function seeLoading(): Promise<void> {
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(/loading/i),
  )
}
