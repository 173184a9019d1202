// How Node runs what a test ends within seconds.

/** Optimising an engine’s code takes longer than the engine of a test lives. */
export const unoptimised = '--liftoff-only'

/** For a program that doesn't see to it itself, as main.ts does. */
export const quickStart: readonly string[] = [
  unoptimised,
  '--import',
  new URL('./load-quickly.ts', import.meta.url).href,
]
