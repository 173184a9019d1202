import { expect, waitFor } from 'storybook/test'

/** Waits until there are more than that: the first of them may come before the rest. */
export async function seeMoreThan(count: number, find: () => HTMLElement[]): Promise<void> {
  await waitFor(() => expect(find().length).toBeGreaterThan(count))
}
