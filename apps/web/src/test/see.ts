import { expect, waitFor } from 'storybook/test'

/** Waits until something is really there to be seen: code comes late, panels fade in. */
export async function see(find: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(async () => {
    const found = find()
    await expect(found).toBeVisible()
    return found
  })
}
