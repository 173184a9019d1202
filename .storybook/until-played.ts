import { patience } from '@kinfold/test-support/patience'
import type { Page } from 'playwright'

/*
 * A story that is rendered once more while it plays is told to the test-runner as finished. What comes after would judge
 * it half-way, what fails in its last steps would be nobody's, and they would be taken in the story that is opened next.
 */

/** Keeps what the play function that comes next throws. */
export async function keepThrown(page: Pick<Page, 'evaluate'>) {
  await page.evaluate(() => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
    const keep = ({ message }: Error) => Reflect.set(globalThis, 'thrown', message)
    if (!('thrown' in globalThis)) channel.on('playFunctionThrewException', keep)
    Reflect.set(globalThis, 'thrown', '')
  })
}

/** Waits until the play function has come to its end, and fails if it threw. */
export async function untilPlayed(page: Pick<Page, 'waitForFunction'>) {
  const played = await page.waitForFunction(
    () => {
      // Storybook listens to no keys for as long as it plays.
      const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      return !currentRender?.disableKeyListeners && { thrown: Reflect.get(globalThis, 'thrown') }
    },
    null,
    { timeout: patience(60_000) },
  )
  const answer = await played.jsonValue()
  if (answer !== false && answer.thrown !== '') throw new Error(answer.thrown)
}
