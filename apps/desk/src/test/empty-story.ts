import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type ToldStory, toldStory } from './told-story.ts'

type EmptyStory = ToldStory & { says: string; heading: string }

/** There is nothing yet, and it is said kindly. */
export const emptyStory = ({ heading, ...told }: EmptyStory): StoryObj => ({
  parameters: toldStory(told, told.says),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toBeVisible())
  },
})
