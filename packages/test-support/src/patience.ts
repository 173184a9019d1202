import { env } from 'node:process'

/** How many times as slow as the reference this machine is. A run measures it once, when it begins. */
export const slowness = (): number => Math.max(1, Number(env.KINFOLD_SLOWNESS ?? 1))

/** How long a test waits on this machine for what may take so many milliseconds on the reference. */
export const patience = (milliseconds: number): number => Math.ceil(milliseconds * slowness())
