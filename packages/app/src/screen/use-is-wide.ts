import { mediaHook } from './media-hook.ts'

/** Tailwind's `lg`, where the sidebar begins. */
export const useIsWide = mediaHook('(min-width: 64rem)')
