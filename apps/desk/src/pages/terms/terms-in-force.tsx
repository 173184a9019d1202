import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { listTerms } from '@kinfold/contract/operator/content/list-terms'
import { Progress } from '@kinfold/ui/progress'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { momentText } from '../../day/day-text.ts'
import { counted } from '../../queue/counted.ts'

type TermsInForceProps = { terms: AnswerOf<typeof listTerms> }

/** The version that counts, and how many have agreed to it. */
export function TermsInForce({ terms }: TermsInForceProps) {
  const { in_force: current, accepted, waiting } = terms
  const all = accepted + waiting
  return (
    <section
      aria-labelledby="terms-in-force"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="terms-in-force" className="text-lead font-semibold text-ink">
            Version {current.version}
          </h2>
          <p className="mt-1 text-small text-ink-muted">
            {current.published_at && current.published_by
              ? `Published by ${current.published_by.name} on ${momentText(current.published_at)}`
              : 'From the settings of the club; none were published here yet'}
          </p>
        </div>
        <StatusPill tone="success">In force</StatusPill>
      </div>
      {current.changes ? (
        <p className="text-small whitespace-pre-line text-ink">{current.changes}</p>
      ) : null}
      <TextLink href={current.link} external className="self-start text-small">
        Read them
      </TextLink>
      <Progress
        label="Members who have accepted them"
        value={accepted}
        max={Math.max(1, all)}
        valueText={`${counted(accepted)} of ${counted(all)}`}
      />
      {waiting > 0 ? (
        <p className="text-small text-pretty text-ink-muted">
          {counted(waiting)} {waiting === 1 ? 'is' : 'are'} asked at the next visit, and reminded
          once after a week.
        </p>
      ) : null}
    </section>
  )
}
