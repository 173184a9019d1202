import { readFileSync } from 'node:fs'
import { findBrowser } from '@kinfold/test-support/browser/find-browser'
import { runCommand } from '../stage/run-command.ts'
import type { StageResult } from '../stage/stage.ts'

type Result = {
  duration: number
  errors: { message: string }[]
  attachments: { name: string; path?: string }[]
}
type Spec = { title: string; tests: { status: string; results: Result[] }[] }
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Report = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

type Chosen = {
  /** A project of tools/journeys/playwright.config.ts. */
  readonly project?: 'short' | 'long' | 'month'
  /** Only those with one of these in their file or title. */
  readonly wanted?: readonly string[]
}

/** In a real browser, against the server at this address; what else the journeys need to know is in `env`. */
export async function runJourneys(
  url: string,
  env: Record<string, string>,
  { project = 'short', wanted = [] }: Chosen = {},
): Promise<StageResult> {
  const { code, stdout, output } = await runCommand(
    'playwright',
    [
      'test',
      '--config',
      'tools/journeys/playwright.config.ts',
      '--reporter=json',
      `--project=${project}`,
      ...(wanted.length > 0 ? ['--grep', wanted.join('|')] : []),
    ],
    { env: { KINFOLD_URL: url, KINFOLD_BROWSER: JSON.stringify(await findBrowser()), ...env } },
  )
  if (!stdout.includes('"stats"')) return { passed: 0, failed: 1, output }
  const { stats, suites }: Report = JSON.parse(stdout.slice(stdout.indexOf('{')))
  const failed = stats.unexpected + stats.flaky + stats.skipped
  const notes = suites.flatMap(suite => secondsOf(suite))
  // A file that can't be loaded is an error of its own and no failed test.
  if (failed === 0 && code !== 0) return { passed: stats.expected, failed: 1, output }
  return { passed: stats.expected, failed, output: suites.flatMap(failures).join('\n\n'), notes }
}

/** What each journey took. */
function secondsOf({ title, specs, suites = [] }: Suite, around = ''): string[] {
  const name = title.endsWith('.ts') ? '' : `${around}${title} › `
  const own = specs.map(spec => {
    const ms = spec.tests.flatMap(({ results }) => results).reduce((sum, r) => sum + r.duration, 0)
    return `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}${spec.title}`
  })
  return [...own, ...suites.flatMap(each => secondsOf(each, name))]
}

/** What went wrong, and what the page showed then: all that is seen of a journey that failed on another machine. */
function failures({ specs, suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title, tests }) => {
      const results = tests.flatMap(test => test.results)
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
      const pages = results.flatMap(({ attachments }) => attachments.flatMap(pageShown))
      return [title, ...messages, ...pages].join('\n')
    })
  return [...own, ...suites.flatMap(failures)]
}

function pageShown({ name, path }: Result['attachments'][number]): string[] {
  if (name !== 'error-context' || !path) return []
  const [, page = ''] = readFileSync(path, 'utf8').split('```yaml')
  return [page.split('```')[0]?.trim() ?? '']
}
