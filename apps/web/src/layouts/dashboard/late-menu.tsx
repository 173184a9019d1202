import type { DropdownMenuProps } from '@kinfold/ui/dropdown-menu'
import { cloneElement, lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../app/when-idle.ts'

const loadMenu = () => import('@kinfold/ui/dropdown-menu')
const DropdownMenu = lazy(() => loadMenu().then(module => ({ default: module.DropdownMenu })))

type LateMenuProps = Omit<DropdownMenuProps, 'trigger' | 'open' | 'onOpenChange'> & {
  trigger: ReactElement<TriggerProps>
}

type TriggerProps = {
  ref?: React.Ref<HTMLButtonElement>
  onClick?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/**
 * A menu whose code comes after the page: its button is there at once, and pressing it fetches the rest. At rest the
 * real menu takes its place, unless somebody is just at it.
 */
export function LateMenu({ trigger, ...menu }: LateMenuProps) {
  const [stage, setStage] = useState<'button' | 'menu' | 'open'>('button')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(
    () =>
      whenIdle(() => {
        loadMenu().then(
          () => {
            if (document.activeElement !== button.current)
              setStage(now => (now === 'button' ? 'menu' : now))
          },
          () => {},
        )
      }),
    [],
  )
  const plain = cloneElement(trigger, {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': stage === 'open',
    onClick: () => setStage('open'),
  })
  if (stage === 'button') return plain
  return (
    <Suspense fallback={plain}>
      <DropdownMenu
        {...menu}
        trigger={trigger}
        open={stage === 'open'}
        onOpenChange={open => setStage(open ? 'open' : 'menu')}
      />
    </Suspense>
  )
}
