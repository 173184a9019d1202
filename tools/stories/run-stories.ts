import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, findBrowser } from '@kinfold/test-support/browser/find-browser'
import type { Firefox } from '@kinfold/test-support/browser/find-firefox'
import { pictureReport } from '../pictures/picture-folders.ts'
import { showChanges } from '../pictures/show-changes.ts'
import { projectFolder } from '../project-folder.ts'
import { runCommand } from '../stage/run-command.ts'
import { type BrowserFailure, withSecondTry } from '../stage/second-try.ts'
import type { Failure } from '../stage/stage.ts'
import { type Chosen, chosenStories } from './chosen-stories.ts'
import { withStorybook } from './with-storybook.ts'

export type StoriesRun = {
  passed: number
  failures: readonly Failure[]
  secondTry: readonly Failure[]
  seconds: number
  /** Every picture that was taken, as `<mode>/<story>.webp`. */
  pictures: ReadonlySet<string>
  /** The page that shows what has changed; none where nothing has. */
  page: string | undefined
  browser: Browser
}

type Options = Chosen & {
  /** Keep new and changed pictures to be accepted, instead of failing on them. */
  accept?: boolean
  /** Another browser than the one that comes along, whose pictures are not compared. */
  firefox?: Firefox
}

/** Opens every story once; once more, alone, what failed. */
export async function runStories({
  accept = false,
  only = [],
  tags = [],
  firefox,
}: Options): Promise<StoriesRun> {
  const browser = await findBrowser()
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-stories-'))
  const seen = path.join(folder, 'pictures.txt')

  async function run(url: string, { files, workers, stories = [] }: Part): Promise<StoryResult> {
    const { stdout, stderr, code } = await runCommand(
      'test-storybook',
      [
        '--url',
        url,
        '--json',
        '--ci',
        `--maxWorkers=${workers}`,
        ...(tags.length > 0 ? ['--includeTags', tags.join(',')] : []),
        '--',
        ...files,
      ],
      {
        env: {
          KINFOLD_BROWSER: JSON.stringify(firefox ?? browser),
          KINFOLD_PICTURES: firefox || !browser.pinned ? 'off' : accept ? 'accept' : 'on',
          KINFOLD_PICTURES_REPORT: pictureReport,
          KINFOLD_PICTURES_SEEN: seen,
          KINFOLD_STORIES: JSON.stringify(stories),
        },
      },
    )
    return readResult(stdout, { code, output: stderr })
  }

  // Once: what differed on the first try is what to look at, also where the second passes.
  const changes = firefox ? undefined : showChanges({ areFew: only.length > 0 })
  try {
    return await withStorybook(only, async storybook => {
      const started = performance.now()
      const asked = chosenStories(storybook.folder, { only, tags })
      console.log(`  opening ${asked.length} stories …`)
      const tagged = tags.length > 0 ? chosenStories(storybook.folder, { tags }) : undefined
      const files = tagged?.map(({ file }) => file) ?? only
      const first = await run(storybook.url, { files: [...new Set(files)], workers: 3 })
      const result = await withSecondTry(first, again =>
        run(storybook.url, {
          files: [...new Set(again.map(({ file }) => file))],
          workers: 1,
          stories: again.map(({ id }) => id),
        }),
      )
      return {
        ...result,
        seconds: (performance.now() - started) / 1000,
        pictures: new Set(
          existsSync(seen) ? readFileSync(seen, 'utf8').split('\n').filter(Boolean) : [],
        ),
        page: await changes?.page(),
        browser,
      }
    })
  } finally {
    changes?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Part = {
  readonly files: readonly string[]
  readonly workers: number
  /** Only these of the files, by the full names of their tests; all where none is named. */
  readonly stories?: readonly (string | undefined)[]
}
type FailedStory = BrowserFailure & { readonly file: string }
type StoryResult = { readonly passed: number; readonly failures: readonly FailedStory[] }

type Report = {
  testResults: {
    name: string
    message: string
    assertionResults: {
      ancestorTitles: string[]
      fullName: string
      status: string
      failureMessages: string[]
      duration: number | null
    }[]
  }[]
}

/** What the test-runner reports. It lists the stories that were not meant to run as pending. */
function readResult(
  stdout: string,
  { code, output }: { code: number; output: string },
): StoryResult {
  const start = stdout.indexOf('{"')
  const report: Report =
    start === -1
      ? { testResults: [] }
      : JSON.parse(stdout.slice(start, stdout.lastIndexOf('}') + 1))
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(result => ({ ...result, file: path.relative(projectFolder, name) })),
  )
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, fullName, failureMessages, duration, file }) => ({
      name: `${ancestorTitles.join(' › ')} (${((duration ?? 0) / 1000).toFixed(1)} s)`,
      details: failureMessages.join('\n'),
      id: fullName,
      file,
    }))
  const unread = report.testResults
    .filter(({ assertionResults }) => assertionResults.length === 0)
    .map(({ name, message }) => ({
      name: path.relative(projectFolder, name),
      details: message,
      file: name,
    }))
  const passed = tests.filter(({ status }) => status === 'passed').length
  const known = [...failures, ...unread]
  const untold = known.length === 0 && (code !== 0 || passed === 0)
  return {
    passed,
    failures: untold ? [{ name: 'the test-runner', details: output, file: '' }] : known,
  }
}
