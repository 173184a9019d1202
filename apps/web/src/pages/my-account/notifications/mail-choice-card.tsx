import { useChangeMailChoice } from '@kinfold/api/notification/change-mail-choice'
import { useMailChoice } from '@kinfold/api/notification/get-mail-choice'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { MailChoice } from '@kinfold/contract/notification/mail-choice'
import { isOptionalMailTopic, mailTopics } from '@kinfold/contract/notification/mail-topic'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Switch } from '@kinfold/ui/switch'
import Lock from 'lucide-react/icons/lock'
import { topicWords } from './topic-words.ts'

/** A switch for each kind of mail; it takes effect at once, and goes back when the change could not be saved. */
export function MailChoiceCard() {
  const { data, failure, reload } = useMailChoice()
  return (
    <Card title="What we mail you">
      <p className="text-body text-ink-muted">
        Everything also stands under Notifications in the app, whatever you choose here.
      </p>
      <ReadFailure what="Your choice" failure={data ? undefined : failure} onRetry={reload} />
      {data ? <Choice choice={data} /> : null}
      {data || failure ? null : (
        <LoadingRegion label="Your choice is loading">
          {mailTopics.map(topic => (
            <Skeleton key={topic} className="my-5 w-2/3" />
          ))}
        </LoadingRegion>
      )}
    </Card>
  )
}

function Choice({ choice }: { choice: MailChoice }) {
  const { run } = useChangeMailChoice()
  const change = async (body: Partial<MailChoice>) => {
    const outcome = await run({ body })
    void showToast(outcome.ok ? 'success' : 'error', outcome.message)
  }
  return (
    <ul className="divide-y divide-line">
      {mailTopics.map(topic => (
        <li key={topic} className="py-1">
          {isOptionalMailTopic(topic) ? (
            <Switch
              {...topicWords[topic]}
              value={choice[topic]}
              onChange={on => void change({ [topic]: on })}
            />
          ) : (
            <Always {...topicWords[topic]} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where the others have their switch: a grey one would read as off. */
function Always({ label, hint }: { label: string; hint: string }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0 flex-1 py-control-line">
        <p className="text-body text-ink">{label}</p>
        <p className="mt-1.5 text-small text-ink-muted">{hint}</p>
      </div>
      <p className="flex h-control-small shrink-0 items-center gap-1.5 text-small font-medium text-ink-muted">
        <Lock aria-hidden size={16} strokeWidth={1.75} />
        Always
      </p>
    </div>
  )
}
