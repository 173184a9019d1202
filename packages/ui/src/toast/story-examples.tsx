import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Banner } from '../banner/banner.tsx'

type MessageProps = { text: string; isGood: boolean }

/** How a message looks, in its place on a page. */
function Message({ text, isGood }: MessageProps) {
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface-raised p-4 text-body text-ink shadow-raised">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-success' : 'text-danger'}`}
      />
      <span className="font-medium">{text}</span>
    </div>
  )
}

export const toastExamples = [
  {
    good: {
      says: 'It tells what was just done, and nothing is lost when it goes.',
      show: () => <Message isGood text="Reference copied" />,
    },
    bad: {
      says: 'Somebody has to act on it by Friday, and in four seconds it is gone.',
      show: () => <Message isGood={false} text="Your ID was refused. Send another by Friday." />,
    },
  },
  {
    good: {
      says: 'What has to be decided stays where it is decided.',
      show: () => (
        <Banner tone="warning" title="Your ID was refused">
          It was cut off at its edge. Send another by Friday.
        </Banner>
      ),
    },
    bad: {
      says: 'What is wrong with a field belongs under the field.',
      show: () => <Message isGood={false} text="The account number has 9 figures." />,
    },
  },
]
