import { useDiscardReturns } from '@kinfold/api/operator/returns/discard-returns'
import { usePostReturns } from '@kinfold/api/operator/returns/post-returns'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import { SecondPerson } from '../../queue/second-person.tsx'
import { useOperator } from '../../session/use-operator.ts'

type PostOrDiscardProps = {
  posting: ReturnsPosting
  /** What doesn't add up isn't posted. */
  isRight: boolean
}

/** A draft is posted by an approver who didn't enter it, or thrown away by an administrator. */
export function PostOrDiscard({ posting, isRight }: PostOrDiscardProps) {
  const { operator_id, has } = useOperator()
  const post = usePostReturns()
  const discard = useDiscardReturns()
  const input = { params: { id: posting.id }, body: { seen: posting.status } }
  const isReversal = posting.status === 'reversal_draft'
  const drafter = isReversal ? posting.reversal?.drafted_by : posting.drafted_by
  const isOwn = drafter?.id === operator_id
  const canPost = has('approver') && !isOwn && isRight
  return (
    <SecondPerson
      label={isReversal ? 'Take it back' : 'Post'}
      isGrave={isReversal}
      approve={canPost ? { run: () => post.run(input), isRunning: post.isRunning } : undefined}
      whyNot={isRight ? whoPosts(isOwn) : 'Nobody can post what doesn’t add up.'}
      discard={
        has('administrator')
          ? { run: () => discard.run(input), isRunning: discard.isRunning }
          : undefined
      }
    />
  )
}

const whoPosts = (isOwn: boolean) =>
  isOwn
    ? 'You entered this, so an approver who is somebody else posts it.'
    : 'An approver posts it.'
