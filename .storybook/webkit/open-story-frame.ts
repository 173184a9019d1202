import type { WebKit } from '@kinfold/test-support/browser/find-webkit'
import { startWebKit } from '@kinfold/test-support/browser/start-webkit'
import { slowness } from '@kinfold/test-support/patience'
import type { Page } from 'playwright'
import { viewports } from '../modes.ts'

/** As much of Playwright's page as the checks of a story need. */
export type StoryFrame = Pick<Page, 'evaluate' | 'setViewportSize'> & {
  /** Of WebKit. */
  readonly version: string
  /** Loads Storybook anew, as wide as a desktop. */
  load(): Promise<void>
  end(): Promise<void>
}

const { width, height } = viewports.desktop

/** A frame in a window of WebKit that stories are shown in: the window itself can't be as narrow as a phone. */
export async function openStoryFrame(webkit: WebKit, storybook: string): Promise<StoryFrame> {
  const { open, resizeWindow, enterFrame, ...session } = await startWebKit(webkit)
  // What doesn't fit into the window would not be drawn.
  await resizeWindow({ width: width + 50, height: height + 150 })
  const setViewportSize: Page['setViewportSize'] = size =>
    session.evaluate(async ({ width, height }) => {
      const look = `border: 0; width: ${width}px; height: ${height}px`
      window.frameElement?.setAttribute('style', look)
      await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
    }, size)
  return {
    ...session,
    setViewportSize,
    async load() {
      // Any page of the same origin will do.
      await open(`${storybook}/index.json`)
      await session.evaluate(async address => {
        const frame = document.createElement('iframe')
        frame.src = address
        const loaded = new Promise(resolve => frame.addEventListener('load', resolve))
        document.body.replaceChildren(frame)
        await loaded
      }, `/iframe.html?slowness=${slowness()}`)
      await enterFrame()
      await setViewportSize({ width, height })
    },
  }
}
