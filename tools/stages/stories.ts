import { listPictures, picturesWeight } from '../pictures/list-pictures.ts'
import { writePictureReport } from '../pictures/write-report.ts'
import type { Stage } from '../stage/stage.ts'
import { runStories, type StoriesRun } from '../stories/run-stories.ts'

const mostPictures = 900
const heaviest = 40_000_000

/** Interactions, accessibility in both themes and pictures of every story, or of the files that are named. */
export const stories = (only: readonly string[]): Stage => ({
  name: 'stories',
  async run() {
    const run = await runStories({ accept: false, only })
    // Which pictures there are too many of, only all stories say.
    const complaints = run.browser.pinned && only.length === 0 ? complaintsAboutPictures(run) : []
    const page = writePictureReport()
    return {
      passed: run.passed,
      failed: run.failed + complaints.length,
      output: [run.output, ...complaints].join('\n'),
      notes: [
        run.browser.version,
        run.browser.pinned
          ? `${run.pictures.size} pictures compared`
          : 'Pictures were not compared: they belong to the pinned browser on linux-x64.',
        `${(run.seconds / Math.max(1, run.passed + run.failed)).toFixed(2)} s a story`,
        ...(page ? [`Changed pictures side by side: ${page}`] : []),
      ],
    }
  },
})

function complaintsAboutPictures({ pictures }: StoriesRun): string[] {
  const accepted = listPictures()
  const unseen = accepted.filter(file => !pictures.has(file))
  const weight = picturesWeight()
  return [
    ...unseen.map(
      file => `No story takes the picture ${file} any more: npm run pictures:accept removes it.`,
    ),
    ...(accepted.length > mostPictures
      ? [`${accepted.length} pictures are more than ${mostPictures}.`]
      : []),
    ...(weight > heaviest ? [`The pictures weigh ${weight} bytes, more than ${heaviest}.`] : []),
  ]
}
