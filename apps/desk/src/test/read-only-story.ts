import { handlersFor } from '@kinfold/api/mocks/handlers'
import { says } from '@kinfold/ui/says'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { pageShown } from './page-shown.ts'

type ReadOnlyStory = {
  says: string
  desk: { path: string }
  /** What is open. */
  title: string
  /** What is there to be read instead of a form. */
  reads?: () => HTMLElement
  /** The buttons and links of those who may do more. */
  without: RegExp
}

/** An item as an operator sees it who isn’t an administrator. */
export const readOnlyStory = (told: ReadOnlyStory): StoryObj => ({
  parameters: {
    ...says(told.says),
    desk: told.desk,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await pageShown(told.title)
    if (told.reads) await expect(told.reads()).toBeVisible()
    for (const role of ['button', 'link'] as const)
      await expect(screen.queryByRole(role, { name: told.without })).not.toBeInTheDocument()
  },
})
