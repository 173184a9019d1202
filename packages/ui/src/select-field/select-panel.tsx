import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
import { type RefObject, useRef } from 'react'
import { SelectList } from './select-list.tsx'
import type { SelectOption } from './select-option.ts'

export type SelectPanelProps = {
  trigger: RefObject<HTMLButtonElement | null>
  id: string
  labelId: string
  options: SelectOption[]
  chosen: string[]
  multiple: boolean
  searchable: boolean
  searchPlaceholder: string
  emptyText: string
  onChoose: (option: SelectOption) => void
  onClose: () => void
}

/** The floating half of a select. A file of its own, because a page can be read and filled in without it. */
export function SelectPanel({ trigger, onClose, ...list }: SelectPanelProps) {
  const anchor = useRef({
    getBoundingClientRect: () => trigger.current?.getBoundingClientRect() ?? new DOMRect(),
  })
  // A dialog lets nothing outside it scroll, so there the list has to be a layer of its own.
  const inDialog = trigger.current?.closest('[role=dialog],[role=alertdialog]') != null

  // The focus goes back before the list closes, so that Tab goes on from the field and not from the page's end.
  const leave = () => {
    trigger.current?.focus()
    onClose()
  }
  /** After Escape or a choice the focus would be nowhere; after a click elsewhere it stays there. */
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (document.activeElement === document.body) trigger.current?.focus()
  }
  /** The pill closes its list itself; closing it here too would open it again. */
  const sparePill = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent
    if (target instanceof Node && trigger.current?.contains(target)) event.preventDefault()
  }

  return (
    <Root open onOpenChange={onClose} modal={inDialog}>
      <Anchor virtualRef={anchor} />
      <Portal>
        <Content
          role="presentation"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={returnFocus}
          onPointerDownOutside={sparePill}
          onFocusOutside={sparePill}
          className="z-(--popup-level) w-(--radix-popover-trigger-width) min-w-menu-min overflow-hidden rounded-card border border-line bg-surface-raised shadow-raised outline-none"
        >
          <SelectList {...list} onLeave={leave} />
        </Content>
      </Portal>
    </Root>
  )
}
