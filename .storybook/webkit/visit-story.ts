import { expectAccessible } from '../expect-accessible.ts'
import { expectFits } from '../expect-fits.ts'
import { settle } from '../settle.ts'
import { notJudgedIn, readStory } from '../visited-story.ts'
import type { StoryFrame } from './open-story-frame.ts'
import { playStory } from './play-story.ts'

/**
 * Of what happens to a story in the other browsers, what another engine may answer otherwise: its play function, every
 * accessibility rule in the light theme, and of a matrix whether anything sticks out.
 */
export async function visitStory(frame: StoryFrame, id: string): Promise<void> {
  const story = await readStory(frame, id)
  await playStory(frame, id)
  const { a11y, fileName } = story.parameters
  await settle(frame, 'light')
  await expectAccessible(frame, 'light', { ...a11y, without: notJudgedIn(story) })
  if (story.tags.includes('matrix')) await expectFits(frame, id, fileName)
  await frame.evaluate(() => Reflect.get(globalThis, 'failOnUnansweredCalls')())
}
