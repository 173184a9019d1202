import { stripVTControlCharacters } from 'node:util'
import type { Failure, StageResult } from './stage.ts'

export type Finished = StageResult & { name: string; seconds: number }

type Run = {
  /** How many times as slow as the reference the machine is. */
  readonly slowness: number
  /** What passes only on its second try has failed. */
  readonly strict: boolean
}

/** What a browser shows late once may be the machine's doing; what keeps coming is a fault to be found. */
const mostSecondTries = 3

/** The lines that close a run; the last one is `N passed, N failed`. */
export function summaryOf(
  finished: readonly Finished[],
  { slowness, strict }: Run,
): { lines: string[]; failed: number } {
  const passed = finished.reduce((sum, stage) => sum + stage.passed, 0)
  const seconds = finished.reduce((sum, stage) => sum + stage.seconds, 0)
  const secondTries = finished.flatMap(({ secondTry = [] }) => secondTry.map(({ name }) => name))
  const most = strict ? 0 : mostSecondTries
  const failed = finished.flatMap(stage =>
    stage.failures.map(({ name }) => `${stage.name}: ${name}`),
  )
  const failures = [
    ...failed,
    ...(passed + failed.length === 0 && finished.every(({ leftOut }) => leftOut === undefined)
      ? ['no test ran: the files named belong to other stages']
      : []),
    ...(secondTries.length > most
      ? [`${secondTries.length} passed only on the second try, more than ${most}`]
      : []),
  ]
  return {
    failed: failures.length,
    lines: [
      'Summary',
      ...finished.map(stageLine),
      ...finished
        .flatMap(({ leftOut, notes = [] }) => (leftOut === undefined ? notes : [leftOut]))
        .map(note => `  ${note}`),
      `  ${minutes(seconds)} in all, on a machine ${slowness.toFixed(1)} × the reference`,
      ...secondTries.map(name => `  passed on the second try: ${name}`),
      ...failures.map(name => `✗ ${name}`),
      '',
      `${passed} passed, ${failures.length} failed`,
    ],
  }
}

export function stageLine({ name, seconds, passed, failures, leftOut }: Finished): string {
  const mark = leftOut !== undefined ? '–' : failures.length > 0 ? '✗' : '✓'
  return `${mark} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failures.length} failed`
}

const mostLines = 40

/** A failure as it is printed where it happened. */
export function described({ name, details }: Failure): string {
  const lines = stripVTControlCharacters(details).trimEnd().split('\n')
  const left = lines.length - mostLines
  const shown = left > 0 ? [...lines.slice(0, mostLines), `… and ${left} lines more`] : lines
  return [`✗ ${name}`, ...shown.map(each => `    ${each}`)].join('\n')
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
