import { mediaHook } from './media-hook.ts'

/** Below Tailwind's `md`: a screen that is held in one hand. */
export const useIsPhone = mediaHook('(width < 48rem)')
