// How Node runs what a test ends within seconds.
import { unoptimised } from '@kinfold/test-support/server/unoptimised'

/** For a program that doesn't see to it itself, as main.ts does. */
export const quickStart: readonly string[] = [
  unoptimised,
  '--import',
  new URL('./load-quickly.ts', import.meta.url).href,
]
