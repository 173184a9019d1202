import { cva } from 'class-variance-authority'

export const cardVariants = cva('@container relative rounded-card border', {
  variants: {
    /** Its ground; `feature` is the one that a page is about. */
    tone: {
      plain: 'border-line bg-surface text-ink [--money-decimals:var(--ink-muted)]',
      sunken: 'border-line bg-surface-sunken text-ink [--money-decimals:var(--ink-muted)]',
      accent: 'border-transparent bg-accent-soft text-ink',
      feature:
        'feature-ground isolate overflow-hidden border-transparent [--money-decimals:var(--ink-muted)]',
    },
    /** `none` where what it holds goes to its edges. */
    padding: { regular: 'p-5 sm:p-6', small: 'p-4', none: 'p-0' },
    pressable: {
      true: 'transition-colors has-[[data-card-link]:focus-visible]:outline-2 has-[[data-card-link]:focus-visible]:outline-focus',
      false: '',
    },
  },
  compoundVariants: [
    {
      pressable: true,
      tone: ['plain', 'sunken', 'accent'],
      class: 'has-[[data-card-link]:focus-visible]:outline-offset-2',
    },
    // The ground's own focus colour is for what stands on it: outside of the card nobody would see it.
    {
      pressable: true,
      tone: 'feature',
      class: 'has-[[data-card-link]:focus-visible]:-outline-offset-6',
    },
    { pressable: true, tone: ['plain', 'sunken'], class: 'hover:border-line-strong' },
  ],
  defaultVariants: { tone: 'plain', padding: 'regular', pressable: false },
})
