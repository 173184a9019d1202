import * as Primitive from '@radix-ui/react-tooltip'
import { Fragment, type ReactNode, useContext } from 'react'
import { InFloatingPanel } from '../overlay/in-floating-panel.ts'
import { useFloatingLevel } from '../overlay/overlay-level.ts'

export type TooltipProps = {
  /** A few words; nothing that can be pressed. */
  content: ReactNode
  /** The one element it explains. Touch shows no tooltips, so it must make sense without. */
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Milliseconds the pointer must rest; the keyboard needs none. */
  delay?: number
  open?: boolean
}

export function Tooltip({ content, children, side = 'top', delay = 400, open }: TooltipProps) {
  const level = useFloatingLevel()
  const Portal = useContext(InFloatingPanel) ? Fragment : Primitive.Portal
  return (
    <Primitive.Provider delayDuration={delay}>
      <Primitive.Root {...(open === undefined ? {} : { open })}>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Portal>
          <Primitive.Content
            side={side}
            sideOffset={8}
            collisionPadding={8}
            style={{ zIndex: level + 1 }}
            className="animate-floating max-w-64 rounded-tip border border-transparent bg-ink px-3 py-1.5 text-small font-medium text-balance text-canvas"
          >
            {content}
            <Primitive.Arrow width={12} height={6} className="fill-ink forced:fill-[CanvasText]" />
          </Primitive.Content>
        </Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
