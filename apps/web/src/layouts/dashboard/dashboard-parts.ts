// What the dashboard shows only on some screens, so that the others don't fetch it.
import { lazyPart } from '@kinfold/app/loading/lazy-part'

/** A phone has its menu in mobile-sheet.tsx. */
export const sidebarPart = lazyPart(() => import('./sidebar.tsx').then(module => module.Sidebar))

export const thumbBarPart = lazyPart(() =>
  import('./thumb-bar.tsx').then(module => module.ThumbBar),
)
