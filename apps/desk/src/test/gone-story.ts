import type { StoryObj } from '@storybook/react-vite'
import { pageShown } from './page-shown.ts'
import { type ToldStory, toldStory } from './told-story.ts'

type GoneStory = Omit<ToldStory, 'desk'> & {
  /** The room’s own address. */
  path: string
  /** What it would be: "plan". */
  what: string
}

const nobodysId = '00000000-0000-4000-8000-000000000000'

/** A link to what is not in the list, or no longer. */
export const goneStory = ({ what, ...told }: GoneStory): StoryObj => ({
  parameters: {
    ...toldStory(told, told.says ?? 'A link to one that was taken off since.'),
    desk: { path: `${told.path}/${nobodysId}` },
  },
  play: () => pageShown(`This ${what} is not in the list`),
})
