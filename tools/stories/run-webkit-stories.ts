import type { WebKit } from '@kinfold/test-support/browser/find-webkit'
import { startScreen } from '@kinfold/test-support/browser/start-screen'
import { runCommand } from '../stage/run-command.ts'
import { type BrowserFailure, withSecondTry } from '../stage/second-try.ts'
import type { StageResult } from '../stage/stage.ts'
import { type Chosen, chosenStories, type Story } from './chosen-stories.ts'
import { withStorybook } from './with-storybook.ts'

/** Opens every story in WebKit, which the test-runner can't drive; once more, alone, what failed. */
export async function runWebKitStories(
  webkit: WebKit,
  { only = [], tags = [] }: Chosen,
): Promise<StageResult> {
  const screen = await startScreen()
  try {
    return await withStorybook(only, async ({ url, folder }) => {
      const stories = chosenStories(folder, { only, tags })
      if (stories.length === 0) throw new Error('No story was found.')
      const first = await visit(stories)
      const result = await withSecondTry(first, failed =>
        visit(stories.filter(({ id }) => failed.some(failure => failure.id === id))),
      )
      return { ...result, notes: first.notes }

      async function visit(chosen: readonly Story[]): Promise<Visited> {
        const ids = chosen.map(({ id }) => id)
        const { stdout, output, code } = await runCommand('node', [visitor, url], {
          env: {
            DISPLAY: screen.display,
            KINFOLD_BROWSER: JSON.stringify(webkit),
            KINFOLD_STORIES: JSON.stringify(ids),
          },
        })
        return code === 0
          ? readReport(JSON.parse(stdout), chosen)
          : { passed: 0, failures: [{ name: 'could not run', details: output }], notes: [] }
      }
    })
  } finally {
    await screen.stop()
  }
}

const visitor = '.storybook/webkit/visit-stories.ts'

type Visited = { passed: number; failures: readonly BrowserFailure[]; notes: readonly string[] }
type Report = {
  version: string
  visits: readonly { id: string; milliseconds: number; wrong?: string }[]
}

function readReport({ version, visits }: Report, stories: readonly Story[]): Visited {
  const names = new Map(
    stories.map(({ id, title, exportName }) => [id, `${title} › ${exportName}`]),
  )
  const failures = visits.flatMap(({ id, milliseconds, wrong }) => {
    const name = `${names.get(id)} (${(milliseconds / 1000).toFixed(1)} s)`
    return wrong === undefined ? [] : [{ id, name, details: wrong }]
  })
  return { passed: visits.length - failures.length, failures, notes: [`WebKitGTK ${version}`] }
}
