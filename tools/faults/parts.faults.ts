import type { Fault } from './fault.ts'

/** What all pages are made of. */
export const partFaults: readonly Fault[] = [
  {
    name: 'Nothing shows where the focus is',
    severe: true,
    file: 'packages/ui/src/styles.css',
    from: 'outline: 2px solid var(--focus);',
    to: 'outline: none;',
    caughtBy: { stage: 'stories', file: 'packages/ui/src/button/button.matrix.stories.tsx' },
  },
  {
    name: 'Quiet text is too faint to read in the dark theme',
    severe: true,
    file: 'packages/ui/src/tokens/semantic.css',
    from: '--ink-subtle: var(--ink-300);',
    to: '--ink-subtle: var(--ink-400);',
    caughtBy: { stage: 'unit tests', file: 'packages/ui/src/tokens/contrast.test.ts' },
  },
  {
    name: 'A dialog stays open on Escape',
    severe: true,
    file: 'packages/ui/src/modal/modal.tsx',
    from: 'onEscapeKeyDown={closable ? undefined : refuse}',
    to: 'onEscapeKeyDown={refuse}',
    caughtBy: {
      stage: 'stories',
      file: 'apps/web/src/flows/session-modals/log-out-flow.stories.tsx',
    },
  },
  {
    name: 'A label belongs to no field',
    severe: true,
    file: 'packages/ui/src/field/field.tsx',
    from: '{ htmlFor: id }',
    to: '{ htmlFor: ids.label }',
    caughtBy: {
      stage: 'stories',
      file: 'packages/ui/src/text-field/text-field.matrix.stories.tsx',
    },
  },
  {
    name: 'A row of tabs is wider than a phone',
    severe: true,
    file: 'packages/ui/src/tabs/tabs.tsx',
    from: 'scroll-px-12 overflow-x-auto ',
    to: 'scroll-px-12 ',
    caughtBy: { stage: 'stories', file: 'packages/ui/src/tabs/tabs.stories.tsx' },
  },
  {
    name: 'A reader hears every page as the current one but that which is',
    severe: false,
    file: 'packages/ui/src/pagination/pagination.tsx',
    from: "current ? ('page' as const) : undefined",
    to: "current ? undefined : ('page' as const)",
    caughtBy: { stage: 'stories', file: 'packages/ui/src/pagination/pagination.stories.tsx' },
  },
  {
    name: 'Five kobo are written as fifty',
    severe: true,
    file: 'packages/ui/src/money/money-parts.ts',
    from: 'padStart(unit ? 1 : 2, ',
    to: 'padStart(1, ',
    caughtBy: { stage: 'unit tests', file: 'packages/ui/src/money/money-parts.test.ts' },
  },
  {
    name: 'A table is made in a way that only Chromium and Safari know',
    severe: false,
    file: 'packages/ui/src/data-table/use-table-shape.ts',
    from: 'Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10)',
    to: "Number.parseInt(String(document.documentElement.computedStyleMap().get('font-size')), 10)",
    caughtBy: {
      stage: 'Firefox stories',
      file: 'packages/ui/src/data-table/data-table.matrix.stories.tsx',
    },
  },
  {
    name: 'A table is measured in a way that Safari lacks',
    severe: false,
    file: 'packages/ui/src/data-table/use-table-shape.ts',
    from: 'observer.observe(element)',
    to: "observer.observe(element, { box: 'device-pixel-content-box' })",
    caughtBy: {
      stage: 'WebKit stories',
      file: 'packages/ui/src/data-table/data-table.matrix.stories.tsx',
    },
  },
]
