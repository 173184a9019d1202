import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type ToldStory, toldStory } from './told-story.ts'

type NotYoursStory = Omit<ToldStory, 'handlers'> & {
  /** An operator without the role that it takes. */
  as: NonNullable<Parameters<typeof handlersFor>[0]>
}

const sentence = 'An operator without the role is told whose page it is.'

/** A queue of others. */
export const notYoursStory = ({ as, ...told }: NotYoursStory): StoryObj => ({
  parameters: toldStory({ ...told, handlers: handlersFor(as) }, told.says ?? sentence),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This queue is for others' })).toBeVisible(),
    )
  },
})
