import { cx } from 'class-variance-authority'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useAmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { useWords } from '../words/use-words.ts'
import { amountPrivacyToggleWords } from './amount-privacy-toggle.words.ts'

type AmountPrivacyToggleProps = { className?: string | undefined }

export function AmountPrivacyToggle({ className }: AmountPrivacyToggleProps) {
  const words = useWords('amountPrivacyToggle', amountPrivacyToggleWords)
  const { hidden, setHidden } = useAmountPrivacy()
  const Icon = hidden ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={words.hide}
      aria-pressed={hidden}
      onClick={() => setHidden(!hidden)}
      className={cx(
        'grid size-control-small shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink',
        className,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
