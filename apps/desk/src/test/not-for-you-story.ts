import { handlersFor } from '@kinfold/api/mocks/handlers'
import { says } from '@kinfold/ui/says'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { pageShown } from './page-shown.ts'

type NotForYouStory = { says: string; desk: { path: string }; title: string }

/** The form for a new one, to which an operator came by a link who isn’t an administrator. */
export const notForYouStory = (told: NotForYouStory): StoryObj => ({
  parameters: {
    ...says(told.says),
    desk: told.desk,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await pageShown(told.title)
    await expect(screen.getByText(/^Operators with the role administrator do this/)).toBeVisible()
    const panel = within(screen.getByRole('region', { name: told.title }))
    for (const role of ['textbox', 'button'] as const)
      await expect(panel.queryByRole(role)).not.toBeInTheDocument()
  },
})
