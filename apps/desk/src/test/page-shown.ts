import { expect, screen, waitFor } from 'storybook/test'

/** Waits for what is open: a page, or the case or item that the address names, by its main heading. */
export const pageShown = (name: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())
