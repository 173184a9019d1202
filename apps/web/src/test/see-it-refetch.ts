import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

async function follow(name: string): Promise<void> {
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  const link = menu.queryByRole('link', { name })
  await userEvent.click(
    link ??
      (await within(screen.getByRole('main')).findByRole('link', { name }, { timeout: 5000 })),
  )
}

/** Leaves the page and comes back by these links: what it showed stays, marked as being asked for again. */
export async function seeItRefetch(place: HTMLElement, ...links: string[]): Promise<void> {
  for (const link of links) await follow(link)
  await waitFor(() => expect(place.querySelector('[data-refetching]')).toBeInTheDocument(), {
    timeout: 5000,
  })
}
