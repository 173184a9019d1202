import { lazyPart } from '@kinfold/app/loading/lazy-part'

/** The phone's bar; a desk doesn't fetch it. */
export const thumbBarPart = lazyPart(() =>
  import('./thumb-bar.tsx').then(module => module.ThumbBar),
)
