import { patience } from '@kinfold/test-support/patience'
import type { Page } from 'playwright'
import type { HostedPictures } from './hosted-pictures.ts'
import type { AnatomyNote } from './part-note.ts'
import type { PhotographedStory } from './pictures.ts'

export type VisitedStory = PhotographedStory & {
  parameters: { a11y?: { disable?: boolean }; chromatic?: HostedPictures; fileName?: string }
  /** Of its part: in which of its stories the pieces are, and where. */
  anatomy?: AnatomyNote
}

/** All that a story says would take longer to bring over than to look at it. */
export function readStory(page: Pick<Page, 'evaluate'>, id: string): Promise<VisitedStory> {
  return page.evaluate(
    async ({ storyId, longest }) => {
      const find = () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      const end = performance.now() + longest
      // A page that was just loaded is still putting Storybook together; one of a broken build never has it.
      while (!find()) {
        if (performance.now() > end)
          throw new Error(
            `Storybook did not start within ${(longest / 1000).toFixed(0)} s: something that every story needs may be broken.`,
          )
        await new Promise(requestAnimationFrame)
      }
      await find().ready()
      const { title, tags, parameters } = await find().loadStory({ storyId })
      const { a11y, chromatic, fileName, part, pictures } = parameters
      const anatomy = part?.anatomy
      return { title, tags, anatomy, parameters: { a11y, chromatic, fileName, pictures } }
    },
    { storyId: id, longest: patience(20_000) },
  )
}

const surroundings = '#storybook-root :is(header, nav, aside):not(main *)'

export const isOfApp = ({ title }: VisitedStory): boolean => /^(Pages|Flows|Desk)\//.test(title)

/** What isn't looked at in it, as a selector: what surrounds a page is judged in its main state. */
export const notJudgedIn = (story: VisitedStory): string | undefined =>
  isOfApp(story) && !story.tags.includes('ready') ? surroundings : undefined
