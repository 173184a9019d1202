import type { OperatorRole } from '@kinfold/contract/access'
import { SectionPanel } from './section-panel.tsx'

type NotForYouProps = { title: string; role: OperatorRole | undefined; backTo: string }

/** For an operator who came by a link to a form that their roles don't open. */
export function NotForYou({ title, role = 'administrator', backTo }: NotForYouProps) {
  return (
    <SectionPanel title={title} backTo={backTo}>
      <p className="text-small text-pretty text-ink-muted">
        Operators with the role {role} do this. You see what there is, and change nothing.
      </p>
    </SectionPanel>
  )
}
