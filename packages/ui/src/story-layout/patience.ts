// Put there by the tests' own browser: how many times as slow as the reference this machine is.
const slowness: unknown = Reflect.get(globalThis, 'slowness')

/** How long a story waits on this machine for what may take so many milliseconds on the reference. */
export const patience = (milliseconds: number): number =>
  milliseconds * (typeof slowness === 'number' ? slowness : 1)
