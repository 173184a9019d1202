import * as RadixTabs from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { useReadingDirection } from '../reading-direction/use-reading-direction.ts'
import { showInStrip } from './show-in-strip.ts'
import { tabVariants } from './tabs.variants.ts'
import { useStripFade } from './use-strip-fade.ts'

export type TabItem = {
  value: string
  label: ReactNode
  /** A count badge or a pill after the words. */
  trailing?: ReactNode
  disabled?: boolean | undefined
  content: ReactNode
}

export type TabsProps = {
  /** What the tabs sort, for screen readers. */
  label: string
  items: readonly TabItem[]
  /** For a tab that lives in the address; without it the tabs keep it themselves. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Hears which tab was chosen. */
  onValueChange?: ((value: string) => void) | undefined
  className?: string | undefined
}

export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  const root = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const direction = useReadingDirection(root)
  const fade = useStripFade(strip, direction)
  // Another tab is another place in the strip, and so is the same one when a font arrives or the strip turns round.
  useEffect(() => {
    const list = strip.current?.firstElementChild
    if (!list) return
    const sizes = new ResizeObserver(() => showInStrip(strip.current))
    sizes.observe(list)
    return () => sizes.disconnect()
  }, [value, direction])
  return (
    <RadixTabs.Root
      ref={root}
      dir={direction}
      {...(value === undefined ? {} : { value })}
      {...(onValueChange ? { onValueChange } : {})}
      defaultValue={defaultValue ?? items[0]?.value ?? ''}
      className={className}
    >
      <div
        ref={strip}
        style={fade}
        data-more={fade ? true : undefined}
        className="scroll-px-12 overflow-x-auto [scrollbar-width:none]"
      >
        <RadixTabs.List
          aria-label={label}
          className="flex w-max min-w-full gap-6 border-b border-line"
        >
          {items.map(item => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              className={tabVariants()}
            >
              {item.label}
              {item.trailing}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {items.map(item => (
        <RadixTabs.Content key={item.value} value={item.value} className="rounded-box pt-6">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
