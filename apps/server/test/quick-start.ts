// How Node runs a program that a test ends within seconds.

/** Optimising the engine's code takes longer than such a program runs. */
export const unoptimised = '--liftoff-only'

/** For a program that doesn't see to it itself, as main.ts does. */
export const quickStart: readonly string[] = [
  unoptimised,
  '--import',
  new URL('./load-quickly.ts', import.meta.url).href,
]
