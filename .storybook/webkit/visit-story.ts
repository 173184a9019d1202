import { expectAccessible, hasFreshWords } from '../expect-accessible.ts'
import { expectFits } from '../expect-fits.ts'
import { expectSeenFocus } from '../expect-seen-focus.ts'
import { themes } from '../modes.ts'
import { settle } from '../settle.ts'
import { notJudgedIn, readStory } from '../visited-story.ts'
import type { StoryFrame } from './open-story-frame.ts'
import { playStory } from './play-story.ts'

/**
 * Of what happens to a story in the other browsers, what another engine may answer otherwise: its play function,
 * accessibility in both themes, whether its focus is seen, and of a matrix whether anything sticks out.
 */
export async function visitStory(frame: StoryFrame, id: string): Promise<void> {
  const story = await readStory(frame, id)
  await playStory(frame, id)
  const { a11y, fileName } = story.parameters
  const without = notJudgedIn(story)
  for (const theme of themes) {
    if (theme === 'dark' && !(await hasFreshWords(frame, without))) continue
    await settle(frame, theme)
    await expectAccessible(frame, theme, { ...a11y, without })
  }
  await expectSeenFocus(frame, without)
  if (story.tags.includes('matrix')) await expectFits(frame, id, fileName)
  await frame.evaluate(() => Reflect.get(globalThis, 'failOnUnansweredCalls')())
}
