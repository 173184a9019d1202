// biome-ignore lint/style/noRestrictedImports: nothing is seen of it: the icon stands there meanwhile
import { lazy, type ReactElement, type ReactNode, Suspense, use } from 'react'
import { readingDirection } from '../overlay/reading-direction.ts'
import type { TooltipProps } from '../tooltip/tooltip.tsx'
import { NavigationModeContext } from './navigation-mode.ts'

// A menu without hints is better than none: its words stay for screen readers.
const LazyTooltip = lazy(() =>
  import('../tooltip/tooltip.tsx').then(
    ({ Tooltip }) => ({ default: Tooltip }),
    () => ({ default: WithoutHint }),
  ),
)

function WithoutHint({ children }: TooltipProps) {
  return <>{children}</>
}

type NarrowHintProps = { words: ReactNode; children: ReactElement }

/** Shows the words of an icon that stands alone. A menu with words in it never fetches the tooltip, which weighs more than the menu. */
export function NarrowHint({ words, children }: NarrowHintProps) {
  const { mode } = use(NavigationModeContext)
  if (mode !== 'narrow') return children
  return (
    <Suspense fallback={children}>
      <LazyTooltip side={readingDirection() === 'rtl' ? 'left' : 'right'} content={words}>
        {children}
      </LazyTooltip>
    </Suspense>
  )
}
