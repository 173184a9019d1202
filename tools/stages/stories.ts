import { findWebKit } from '@kinfold/test-support/browser/find-webkit'
import { looksOfStories, noteLastRun } from '../pictures/last-run.ts'
import { listPictures, picturesWeight } from '../pictures/list-pictures.ts'
import type { Failure, Stage } from '../stage/stage.ts'
import { runStories, type StoriesRun } from '../stories/run-stories.ts'
import { runWebKitStories } from '../stories/run-webkit-stories.ts'
import type { Part } from '../suites/suites.ts'
import { tagsOf } from '../suites/tags-of.ts'
import { inFirefox } from './in-firefox.ts'
import { inInstalled } from './in-installed.ts'

const mostPictures = 900
const heaviest = 40_000_000

/** Interactions, accessibility in both themes and pictures of a run's stories, or of all in the files that are named. */
export const stories = (part: Part): Stage => ({
  name: 'stories',
  async run() {
    const { only = [] } = part
    const tags = tagsOf('stories', part)
    const made = looksOfStories()
    const result = await runStories({ only, tags })
    // Which pictures nothing takes any more, only all stories say.
    const isWhole = only.length === 0 && tags.length === 0
    const { browser, passed, failures, secondTry, pictures, page, seconds } = result
    if (tags.length === 0 && isWrongInPicturesAlone(result))
      noteLastRun({ only, made, pictures: [...pictures] })
    return {
      passed,
      secondTry,
      failures: [
        ...failures,
        ...(browser.pinned && isWhole ? takenNoMore(result) : []),
        ...(only.length === 0 ? tooMuch() : []),
      ],
      notes: [
        browser.version,
        browser.pinned
          ? `${pictures.size} pictures compared`
          : 'Pictures were not compared: they belong to the pinned browser on linux-x64.',
        `${(seconds / Math.max(1, passed + failures.length)).toFixed(2)} s a story`,
        ...(page ? changesIn(page, only) : []),
      ],
    }
  },
})

const isWrongInPicturesAlone = ({ browser, failures, secondTry }: StoriesRun) =>
  browser.pinned &&
  secondTry.length === 0 &&
  failures.every(({ details }) => /^\s*Error: Changed pictures: /.test(details))

const changesIn = (page: string, only: readonly string[]) => [
  `Changed pictures side by side: ${page}`,
  'Looked at, they are accepted by npm run pictures:accept with the same words after it.',
  ...(only.length > 0
    ? ['Pages that show it may look different too: npm test -- stories tells which.']
    : []),
]

/** All variants of each part. */
export const firefoxStories = (part: Part): Stage =>
  inFirefox('Firefox stories', async firefox => {
    const { only = [] } = part
    const tags = tagsOf('Firefox stories', part)
    const { passed, failures, secondTry } = await runStories({ only, tags, firefox })
    return { passed, failures, secondTry }
  })

/** The same in the engine of every iPhone. */
export const webKitStories = (part: Part): Stage =>
  inInstalled(
    'WebKit stories',
    { find: findWebKit, missing: 'WebKitGTK with its driver and Xvfb' },
    webkit =>
      runWebKitStories(webkit, { only: part.only ?? [], tags: tagsOf('WebKit stories', part) }),
  )

const takenNoMore = ({ pictures }: StoriesRun): Failure[] =>
  listPictures()
    .filter(file => !pictures.has(file))
    .map(file => ({
      name: file,
      details: 'No story takes this picture any more: npm run pictures:accept removes it.',
    }))

/** A clone brings all pictures along. */
function tooMuch(): Failure[] {
  const count = listPictures().length
  const weight = picturesWeight()
  return [
    ...(count > mostPictures
      ? [{ name: `more than ${mostPictures} pictures`, details: `There are ${count}.` }]
      : []),
    ...(weight > heaviest
      ? [{ name: `pictures of more than ${heaviest} bytes`, details: `They weigh ${weight}.` }]
      : []),
  ]
}
