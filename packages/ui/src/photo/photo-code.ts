import { lazyCode } from '../lazy-code/lazy-code.ts'

/** Comes with the first photo; without it photos stay as they are. */
export const photoCode = lazyCode(() => import('./fitting-photo.ts'))
