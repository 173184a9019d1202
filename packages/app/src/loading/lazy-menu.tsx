import type { DropdownMenuProps } from '@kinfold/ui/dropdown-menu'
import {
  cloneElement,
  type ReactElement,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { idleMoments } from './idle-moments.ts'
import { lazyPart } from './lazy-part.tsx'
import { PartBoundary } from './part-boundary.tsx'

const { Part: DropdownMenu, preload } = lazyPart(
  () => import('@kinfold/ui/dropdown-menu').then(module => module.DropdownMenu),
  'when-idle',
)

type LazyMenuProps = Omit<DropdownMenuProps, 'trigger' | 'open' | 'onOpenChange'> & {
  trigger: ReactElement<TriggerProps>
}

type TriggerProps = {
  ref?: React.Ref<HTMLButtonElement>
  onClick?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/**
 * A menu whose code comes after all that the page shows: its button is there at once, and pressing it fetches the
 * rest. At rest the real menu takes its place, unless the button has the focus.
 */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [stage, setStage] = useState<'button' | 'menu' | 'open'>('button')
  // The press is answered first, and the menu drawn after it.
  const open = () => startTransition(() => setStage('open'))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void idleMoments(leaving.signal)()
      .then(preload)
      .then(came => {
        if (came && document.activeElement !== button.current)
          setStage(now => (now === 'button' ? 'menu' : now))
      })
    return () => leaving.abort()
  }, [])
  const plain = cloneElement(trigger, {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': stage === 'open',
    onClick: open,
  })
  if (stage === 'button') return plain
  return (
    <PartBoundary fallback={plain} onMissing={() => setStage('button')}>
      <DropdownMenu
        {...menu}
        trigger={trigger}
        open={stage === 'open'}
        onOpenChange={wanted => (wanted ? open() : setStage('menu'))}
      />
    </PartBoundary>
  )
}
