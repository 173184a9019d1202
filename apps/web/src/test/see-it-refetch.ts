import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Follows a link of the menu, or else of the page, and waits until the page before is gone with its own links. */
async function follow(name: string): Promise<void> {
  const before = await screen.findByRole('heading', { level: 1 })
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  const page = within(screen.getByRole('main'))
  const link = menu.queryByRole('link', { name }) ?? (await page.findByRole('link', { name }))
  await userEvent.click(link)
  await waitFor(() => expect(before).not.toBeInTheDocument())
}

/** Leaves the page and comes back by these links: what it showed stays, marked as being refetched. */
export async function seeItRefetch(place: HTMLElement, ...links: string[]): Promise<void> {
  for (const link of links) await follow(link)
  await waitFor(() => expect(place.querySelector('[data-refetching]')).toBeInTheDocument())
}
