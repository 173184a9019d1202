import type { StoryObj } from '@storybook/react-vite'
import { alertSaid } from './alert-said.ts'
import { type ToldStory, toldStory } from './told-story.ts'

type OfflineStory = ToldStory & {
  /** All that is done until it should be on its way. */
  send: () => Promise<void>
  /** What is still there, for another try. */
  stays: () => void | Promise<void>
}

const sentence = 'The network is gone: it is said, and what was typed stays.'

/** The network is gone while something is sent. */
export const offlineStory = ({ send, stays, ...told }: OfflineStory): StoryObj => ({
  parameters: toldStory(told, told.says ?? sentence),
  play: async () => {
    await send()
    await alertSaid()
    await stays()
  },
})
