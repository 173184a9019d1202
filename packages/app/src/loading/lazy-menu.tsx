import type { DropdownMenuProps } from '@kinfold/ui/dropdown-menu'
import {
  cloneElement,
  type MouseEvent,
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

type LazyMenuProps = Omit<
  DropdownMenuProps,
  'trigger' | 'open' | 'onOpenChange' | 'openedByKey'
> & {
  trigger: ReactElement<TriggerProps>
}

type TriggerProps = {
  ref?: React.Ref<HTMLButtonElement>
  onClick?: (event: MouseEvent) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/**
 * A menu whose code comes after all that the page shows: its button is there at once, and pressing it fetches the
 * rest. At rest the real menu takes its place, unless the button has the focus.
 */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [stage, setStage] = useState<'button' | 'menu' | 'open'>('button')
  const [openedByKey, setOpenedByKey] = useState(false)
  // The press is answered first, and the menu drawn after it.
  const open = () => startTransition(() => setStage('open'))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const idleMoment = idleMoments(leaving.signal)
    const becomeMenu = async () => {
      await idleMoment()
      if (!(await preload())) return
      // Not between the two halves of a press: the button that was pressed would be gone.
      await idleMoment()
      if (document.activeElement !== button.current)
        setStage(now => (now === 'button' ? 'menu' : now))
    }
    void becomeMenu()
    return () => leaving.abort()
  }, [])
  const plain = cloneElement(trigger, {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': stage === 'open',
    onClick: ({ detail }) => {
      // A key presses without a count of clicks.
      setOpenedByKey(detail === 0)
      open()
    },
  })
  if (stage === 'button') return plain
  return (
    <PartBoundary fallback={plain} onMissing={() => setStage('button')}>
      <DropdownMenu
        {...menu}
        trigger={trigger}
        open={stage === 'open'}
        onOpenChange={wanted => {
          setOpenedByKey(false)
          if (wanted) open()
          else setStage('menu')
        }}
        openedByKey={openedByKey}
      />
    </PartBoundary>
  )
}
