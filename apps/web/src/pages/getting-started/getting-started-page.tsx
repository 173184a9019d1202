import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { PageHeader } from '@kinfold/ui/page-header'
import { Progress } from '@kinfold/ui/progress'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import Check from 'lucide-react/icons/check'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { type Step, stepsOf } from '../../first-steps/steps-of.ts'
import { useHasContributed } from '../../first-steps/use-has-contributed.ts'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { useMember } from '../../session/use-member.ts'

export function GettingStartedPage() {
  const steps = stepsOf(useMember(), useHasContributed())
  const done = steps.filter(({ isDone }) => isDone)
  const open = steps.filter(({ isDone }) => !isDone)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Getting Started"
        description={
          // The first contribution is no duty.
          onlyContributes(open)
            ? 'All is done. Choose a plan whenever you like.'
            : 'Each step takes a few minutes.'
        }
        // One thing to do next: until that is contributing, it is the first step below.
        actions={<ContributeButton variant={onlyContributes(open) ? 'primary' : 'secondary'} />}
      />
      {open.length === 0 ? null : (
        <Progress
          label="You are on your way"
          value={done.length}
          max={steps.length}
          valueText={`${done.length} of ${steps.length}`}
        />
      )}
      <ol className="flex flex-col gap-4 empty:hidden">
        {open.map((step, at) => (
          <li key={step.title}>
            <OpenStep step={step} isNext={at === 0} />
          </li>
        ))}
      </ol>
      <Card title="Done" padding="small">
        <ul className="flex flex-col gap-3">
          {done.map(({ title, text }) => (
            <li key={title} className="flex gap-3">
              <Check
                aria-hidden
                size={20}
                strokeWidth={2}
                className="mt-0.5 shrink-0 text-success"
              />
              <p className="min-w-0 text-body text-ink-muted">
                <span className="font-medium text-ink">{title}</span> · {text}
              </p>
            </li>
          ))}
        </ul>
      </Card>
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

/** Whether contributing is all that is left. */
const onlyContributes = (open: readonly Step[]) => open.every(({ to }) => to === paths.plans)

type OpenStepProps = { step: Step; isNext: boolean }

function OpenStep({ step: { title, text, to, action }, isNext }: OpenStepProps) {
  return (
    <Card
      title={title}
      action={
        <StatusPill tone={isNext ? 'info' : 'neutral'}>{isNext ? 'Next' : 'To do'}</StatusPill>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-body text-ink-muted">{text}</p>
        {to ? (
          <Button asChild size="small" variant={isNext ? 'primary' : 'secondary'}>
            <Link to={to}>{action}</Link>
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
