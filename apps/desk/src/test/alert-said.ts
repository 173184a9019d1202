import { expect, screen, waitFor } from 'storybook/test'

/** Waits until something is said at once to whoever listens, in whatever words. */
export const alertSaid = (): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
  )
