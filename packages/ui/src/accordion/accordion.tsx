import * as RadixAccordion from '@radix-ui/react-accordion'
import { cx } from 'class-variance-authority'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

export type AccordionItem = { value: string; title: ReactNode; content: ReactNode }

export type AccordionProps = {
  items: readonly AccordionItem[]
  headingLevel?: 2 | 3 | 4
  /** Which are open at first: from a link to one answer. */
  defaultOpen?: string[]
  onOpenChange?: ((open: string[]) => void) | undefined
  className?: string | undefined
}

/** Several may be open at once, so that answers can be read side by side. */
export function Accordion({
  items,
  headingLevel = 3,
  defaultOpen = [],
  onOpenChange,
  className,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <RadixAccordion.Root
      type="multiple"
      defaultValue={defaultOpen}
      {...(onOpenChange ? { onValueChange: onOpenChange } : {})}
      className={cx('border-t border-line', className)}
    >
      {items.map(item => (
        <RadixAccordion.Item key={item.value} value={item.value} className="border-b border-line">
          <RadixAccordion.Header asChild>
            <Heading className="text-body">
              <RadixAccordion.Trigger className="group flex min-h-control w-full items-center justify-between gap-6 rounded-box py-4 text-start text-body font-semibold text-ink transition-colors hover:text-link">
                {item.title}
                <Plus
                  aria-hidden
                  size={20}
                  strokeWidth={1.75}
                  className="shrink-0 text-ink-muted transition-transform group-data-[state=open]:rotate-45"
                />
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="max-w-[65ch] pb-5 text-body text-pretty text-ink-muted">
            {item.content}
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
