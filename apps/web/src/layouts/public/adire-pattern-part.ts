import { lazyPart } from '@kinfold/app/loading/lazy-part'

/** A phone shows no panel, so it is spared the drawing too. */
export const adirePatternPart = lazyPart(() =>
  import('@kinfold/ui/adire-pattern').then(module => module.AdirePattern),
)
