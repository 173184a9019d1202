import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

type PanelProps = { title: string; text: string; children: ReactNode }

/** How a modal looks, in its place on a page. */
function Panel({ title, text, children }: PanelProps) {
  return (
    <div className="rounded-panel border border-line bg-surface-raised p-5 shadow-raised">
      <p className="text-title font-semibold text-ink">{title}</p>
      <p className="mt-1.5 text-body text-ink-muted">{text}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">{children}</div>
    </div>
  )
}

export const modalExamples = [
  {
    good: {
      says: 'Title and button say what will happen, each by itself.',
      show: () => (
        <Panel title="Withdraw ₦50,000?" text="It reaches your bank by 5 October.">
          <Button variant="secondary">Not now</Button>
          <Button>Withdraw</Button>
        </Panel>
      ),
    },
    bad: {
      says: 'Sure of what? Whoever reads quickly presses what they didn’t mean.',
      show: () => (
        <Panel title="Are you sure?" text="This action cannot be undone.">
          <Button variant="secondary">No</Button>
          <Button>Yes</Button>
        </Panel>
      ),
    },
  },
]
