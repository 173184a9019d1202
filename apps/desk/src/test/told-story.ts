import type { handlersFor } from '@kinfold/api/mocks/handlers'
import { says } from '@kinfold/ui/says'
import type { StateId } from '../state-catalogue/state-catalogue.ts'

/** What a story of a kind that many pages have still says of itself. */
export type ToldStory = {
  /** Of the catalogue, if it is there. */
  state?: StateId
  /** Where it is, if not where the other stories of its page are. */
  desk?: { path: string }
  /** What the network answers, the call that it is about in front. */
  handlers: ReturnType<typeof handlersFor>
  /** In other words than those of its kind. */
  says?: string
  /** Without any, where the other stories have some. */
  pictures?: false
}

/** The parameters of a story that is told in a few words. */
export const toldStory = ({ state, desk, handlers, ...rest }: ToldStory, sentence: string) => ({
  ...(state ? { states: [state] } : {}),
  ...says(sentence),
  ...(desk ? { desk } : {}),
  msw: { handlers },
  ...('pictures' in rest ? { pictures: rest.pictures } : {}),
})
