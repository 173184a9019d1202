import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { CDPSession, Page } from 'playwright'
import sharp from 'sharp'
import { expectAccessible, hasFreshWords } from './expect-accessible.ts'
import { expectBackCloses } from './expect-back-closes.ts'
import { expectFits } from './expect-fits.ts'
import { expectPieces } from './expect-pieces.ts'
import { expectSeenFocus } from './expect-seen-focus.ts'
import { expectTold } from './expect-told.ts'
import { hostedPicturesOf } from './hosted-pictures.ts'
import { type Mode, modes, themes, viewports } from './modes.ts'
import { picturesOf } from './pictures.ts'
import { settle } from './settle.ts'
import { keepThrown, untilPlayed } from './until-played.ts'
import { isOfApp, notJudgedIn, readStory } from './visited-story.ts'

/*
 * What happens to a story, once it has rendered and its play function has passed:
 *   1. what a screen reader is told of a part, and every accessibility rule in the light theme
 *   2. the pictures of the light modes
 *   3. the theme is switched in place; the colour rules again, for words in colours that no story before had
 *   4. the pictures of the dark modes
 *   5. the focus goes through all that can have it and that no story before showed alike, in both themes: each ring is
 *      seen on its ground
 *   6. a matrix is made narrow, speaks in longer words and in Arabic, which turns it round, and gets large letters:
 *      nothing may stick out, and no word of its own may be left in English
 *   7. what lies over a page or a flow is closed by the browser's Back
 *   8. every call it made until now was answered by a mock
 * Each story is opened once. A violation or a changed pixel fails it. What surrounds a page (top bar, menu) is judged in
 * the story of its main state and in stories of its own, not in every state of the page.
 */

const project = path.resolve(import.meta.dirname, '..')
const report = process.env.KINFOLD_PICTURES_REPORT ?? path.join(project, '.kinfold/pictures')

/** Pictures that have changed fail no story then. */
const isAccepting = process.env.KINFOLD_PICTURES === 'accept'

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    // Before anything can fail or take too long: a failed story's pictures are not those that no story takes any more.
    notePictures(id, picturesOf(await readStory(page, id)).modes)
    await keepThrown(page)
    await resize(page, 'light-desktop')
  },
  async postVisit(page, { id, hasFailure }) {
    // What fails here would be reported in the place of the play function's own failure.
    if (hasFailure) return
    await untilPlayed(page)
    const story = await readStory(page, id)
    const { parameters, tags } = story
    const pictures = picturesOf(story)
    const without = notJudgedIn(story)
    // With each story as many here as a hosted service would take, and so in all.
    expect(parameters.chromatic).toEqual(hostedPicturesOf(story))

    await expectPieces(page, story, id)
    await expectTold(page, story, { id, isAccepting })

    const takesPictures = process.env.KINFOLD_PICTURES !== 'off'
    const changed: Mode[] = []
    for (const theme of themes) {
      const own = takesPictures ? pictures.modes.filter(mode => modes[mode].theme === theme) : []
      if (theme === 'dark' && !(await hasFreshWords(page, without)) && own.length === 0) continue
      await settle(page, theme)
      await expectAccessible(page, theme, { ...parameters.a11y, without })
      changed.push(...(await changedOf(own, page, { id, area: pictures.area })))
      await resize(page, 'light-desktop')
    }
    // Last, because the focus may change what stands there.
    await expectSeenFocus(page, without)
    if (tags.includes('matrix')) await expectFits(page, id, parameters.fileName)
    if (isOfApp(story)) await expectBackCloses(page)
    await page.evaluate(() => Reflect.get(globalThis, 'failOnUnansweredCalls')())
    // After all else: whoever accepts a picture knows that nothing but pictures was wrong.
    if (changed.length > 0 && !isAccepting)
      throw new Error(`Changed pictures: ${changed.join(', ')}.`)
  },
}

export default config

function notePictures(id: string, taken: readonly Mode[]) {
  const seen = process.env.KINFOLD_PICTURES_SEEN
  if (seen) appendFileSync(seen, taken.map(mode => `${mode}/${id}.webp\n`).join(''))
}

async function resize(page: Page, mode: Mode) {
  const { width, height } = viewports[modes[mode].viewport]
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
}

const margin = 16

// On a busy machine a shadow is now and then a shade off after it was drawn anew, and right the next time.
const mostDrawn = isAccepting ? 1 : 3

// A layer that has moved keeps letters where they were drawn, between two pixels. Drawn at another scale and back,
// every layer is drawn from nothing, and the same page gives the same picture. Half the scale is the least to draw.
async function redraw(page: Page) {
  const { width, height } = page.viewportSize() ?? viewports.desktop
  const browser = await browserOf(page)
  for (const deviceScaleFactor of [0.5, 1]) {
    await browser.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor,
      mobile: false,
    })
    await settle(page)
  }
}

const browsers = new WeakMap<Page, Promise<CDPSession>>()

/** One for all pictures of a page. */
function browserOf(page: Page): Promise<CDPSession> {
  const browser = browsers.get(page) ?? page.context().newCDPSession(page)
  browsers.set(page, browser)
  return browser
}

// A page is photographed from its top: where a press or another width left it scrolled is not for a picture to say.
async function photograph(page: Page, area: Area): Promise<Buffer> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, left: 0, behavior: 'instant' })
    await Reflect.get(globalThis, 'untilStill')()
  })
  const options = {
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    fullPage: area !== 'screen',
    // A long page is wholly in the picture, so none of it may be left undrawn for being out of sight.
    style: '* { content-visibility: visible !important }',
  } as const
  const box = area === 'story' ? await page.locator('#storybook-root').boundingBox() : null
  if (!box) return page.screenshot(options)
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  return page.screenshot({ ...options, clip })
}

type Area = 'story' | 'window' | 'screen'
type Wanted = { readonly id: string; readonly mode: Mode; readonly area: Area }

/** The modes in which a story looks otherwise than it was accepted. */
async function changedOf(own: readonly Mode[], page: Page, story: Omit<Wanted, 'mode'>) {
  const changed: Mode[] = []
  for (const mode of own) {
    await resize(page, mode)
    if (await hasChanged(page, { ...story, mode })) changed.push(mode)
  }
  return changed
}

/** Whether a picture differs from the accepted one: then both stand in the report. */
async function hasChanged(page: Page, { id, mode, area }: Wanted): Promise<boolean> {
  const accepted = path.join(project, '.storybook/pictures', mode, `${id}.webp`)
  // Most pages look as they would if they were drawn from nothing, which takes as long as a picture.
  let picture = await photograph(page, area)
  for (let turn = 0; !(await looksSame(picture, accepted)); turn += 1) {
    if (turn === mostDrawn) {
      await showChange(picture, accepted, { id, mode })
      return true
    }
    await redraw(page)
    picture = await photograph(page, area)
  }
  // What a first try found, and this one doesn't, is not to be accepted.
  if (isAccepting) rmSync(inReport('actual', mode, id), { force: true })
  return false
}

// The new one comes last, and whole: the page that shows them is written while stories still run.
async function showChange(picture: Buffer, accepted: string, { id, mode }: Omit<Wanted, 'area'>) {
  const [before, now] = [inReport('expected', mode, id), inReport('actual', mode, id)]
  for (const file of [before, now]) mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(accepted) && !existsSync(before)) await sharp(accepted).png().toFile(before)
  writeFileSync(`${now}.part`, picture)
  renameSync(`${now}.part`, now)
}

const inReport = (kind: 'expected' | 'actual', mode: Mode, id: string) =>
  path.join(report, kind, mode, `${id}.png`)

// Of 255, in each channel: a layer that was blended once more than when the picture was accepted is off by so little in
// thousands of pixels, and nobody can see it.
const leastSeen = 4

// The usual case, and ten times as quick as asking where the differences are.
async function looksSame(picture: Buffer, accepted: string): Promise<boolean> {
  if (!existsSync(accepted)) return false
  const [now, then] = await Promise.all([pixels(picture), pixels(readFileSync(accepted))])
  if (now.width !== then.width || now.data.length !== then.data.length) return false
  return (
    now.data.equals(then.data) ||
    now.data.every((shade, at) => Math.abs(shade - (then.data[at] ?? 0)) < leastSeen)
  )
}

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}
