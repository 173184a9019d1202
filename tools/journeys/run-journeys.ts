import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '@kinfold/test-support/browser/find-browser'
import type { Firefox } from '@kinfold/test-support/browser/find-firefox'
import { cacheFolder } from '../cache-folder.ts'
import { runCommand } from '../stage/run-command.ts'
import type { BrowserFailure } from '../stage/second-try.ts'

type Result = {
  duration: number
  errors: { message: string }[]
  attachments: { name: string; path?: string }[]
}
type Spec = { id: string; title: string; tests: { status: string; results: Result[] }[] }
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Report = { stats: { expected: number }; suites: Suite[] }

type Chosen = {
  /** A project of tools/journeys/playwright.config.ts. */
  readonly project?: 'short' | 'long' | 'month'
  /** Only those in these files. */
  readonly files?: readonly string[] | undefined
  /** Only those with one of these tags, or with one of these words in their file or title. */
  readonly words?: readonly string[]
  /** Another browser than the one that comes along. */
  readonly firefox?: Firefox
  /** Only those that failed the last time, one at a time. */
  readonly again?: boolean
}

export type JourneysRun = {
  readonly passed: number
  readonly failures: readonly BrowserFailure[]
  /** What each journey took. */
  readonly notes: readonly string[]
}

/** In a real browser, against the server at this address; what else the journeys need to know is in `env`. */
export async function runJourneys(
  url: string,
  env: Record<string, string>,
  { project = 'short', files = [], words = [], firefox, again = false }: Chosen = {},
): Promise<JourneysRun> {
  const { code, stdout, output } = await runCommand(
    'playwright',
    [
      'test',
      '--config',
      'tools/journeys/playwright.config.ts',
      '--reporter=json',
      `--project=${project}`,
      ...(words.length > 0 ? ['--grep', words.join('|')] : []),
      ...(again ? ['--last-failed', '--workers=1'] : []),
      ...files,
    ],
    {
      env: {
        KINFOLD_URL: url,
        KINFOLD_BROWSER: JSON.stringify(firefox ? drivenBy(firefox) : await chromium()),
        PWTEST_CACHE_DIR: path.join(cacheFolder, 'journeys'),
        ...env,
      },
    },
  )
  const { stats, suites }: Report = stdout.includes('"stats"')
    ? JSON.parse(stdout.slice(stdout.indexOf('{')))
    : { stats: { expected: 0 }, suites: [] }
  const specs = suites.flatMap(suite => specsOf(suite))
  const failures: BrowserFailure[] = specs.flatMap(failureOf)
  // A file that can't be loaded is an error of its own and no failed test.
  if (failures.length === 0 && code !== 0) failures.push({ name: 'playwright', details: output })
  return {
    passed: stats.expected,
    failures,
    notes: specs.map(({ spec, name }) => `${secondsOf(spec).padStart(6)} s  ${name}`),
  }
}

async function chromium() {
  const { executablePath, args, env } = await findBrowser()
  return { launchOptions: { executablePath, args, env } }
}

const drivenBy = ({ browserName, channel, version: _, ...launchOptions }: Firefox) => ({
  browserName,
  channel,
  launchOptions,
})

type NamedSpec = { readonly spec: Spec; readonly name: string }

function specsOf({ title, specs, suites = [] }: Suite, around = ''): NamedSpec[] {
  const here = title.endsWith('.ts') ? '' : `${around}${title} › `
  const own = specs.map(spec => ({ spec, name: `${here}${spec.title}` }))
  return [...own, ...suites.flatMap(suite => specsOf(suite, here))]
}

const resultsOf = ({ tests }: Spec) => tests.flatMap(({ results }) => results)

const secondsOf = (spec: Spec) =>
  (resultsOf(spec).reduce((sum, { duration }) => sum + duration, 0) / 1000).toFixed(1)

/** What went wrong, and what the page showed then: all that is seen of a journey that failed on another machine. */
function failureOf({ spec, name }: NamedSpec): BrowserFailure[] {
  if (spec.tests.every(({ status }) => status === 'expected')) return []
  const results = resultsOf(spec)
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
  const pages = results.flatMap(({ attachments }) => attachments.flatMap(pageShown))
  return [
    {
      id: spec.id,
      name: `${name} (${secondsOf(spec)} s)`,
      details: [...messages, ...pages].join('\n'),
    },
  ]
}

function pageShown({ name, path: file }: Result['attachments'][number]): string[] {
  if (name !== 'error-context' || !file) return []
  const [, page = ''] = readFileSync(file, 'utf8').split('```yaml')
  return [page.split('```')[0]?.trim() ?? '']
}
