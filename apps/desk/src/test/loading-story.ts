import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type ToldStory, toldStory } from './told-story.ts'

type LoadingStory = ToldStory & {
  /** What a screen reader hears: "The plan is loading". */
  text: string
}

/** What a page is about is on its way. */
export const loadingStory = ({ text, ...told }: LoadingStory): StoryObj => ({
  parameters: toldStory(told, told.says ?? 'They are on their way.'),
  play: async () => {
    await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())
  },
})
