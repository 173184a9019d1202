import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type ToldStory, toldStory } from './told-story.ts'

type FailedStory = ToldStory & {
  /** As it is called at the start of the sentence: "The plans". */
  what: string
}

const sentence = 'They can’t be read; it can be asked again in place.'

/** What a page is about can’t be read. */
export const failedStory = ({ what, ...told }: FailedStory): StoryObj => ({
  parameters: toldStory(told, told.says ?? sentence),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText(new RegExp(`^${what} can’t be shown`))).toBeVisible(),
    )
  },
})
