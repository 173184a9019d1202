import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { PageHeader } from '@kinfold/ui/page-header'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { useMember } from '../../session/use-member.ts'
import { type Step, stepsOf } from './steps-of.ts'

export function GettingStartedPage() {
  const steps = stepsOf(useMember())
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Getting Started"
        description={
          done === steps.length
            ? 'All is done. Choose a plan whenever you like.'
            : `${done} of ${steps.length} done. Each of the others takes a few minutes.`
        }
        actions={<ContributeButton />}
      />
      <ol className="flex flex-col gap-4">
        {steps.map(step => (
          <li key={step.title}>
            <StepCard step={step} />
          </li>
        ))}
      </ol>
      <p className="text-body text-ink-muted">
        A question? Look into our{' '}
        <TextLink asChild>
          <Link to={paths.faqs}>answers to frequent questions</Link>
        </TextLink>{' '}
        or <TextLink href={club.links.contact}>write to us</TextLink>.
      </p>
    </div>
  )
}

function StepCard({ step: { title, text, isDone, to, action } }: { step: Step }) {
  return (
    <Card
      title={title}
      action={
        isDone ? (
          <StatusPill tone="success">Done</StatusPill>
        ) : (
          <StatusPill tone="neutral">To do</StatusPill>
        )
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-body text-ink-muted">{text}</p>
        {isDone || !to ? null : (
          <Button asChild size="small" variant="secondary">
            <Link to={to}>{action}</Link>
          </Button>
        )}
      </div>
    </Card>
  )
}
