import { cx } from 'class-variance-authority'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { type AccountHolder, HolderName } from './account-holder.tsx'
import { accountNumberWords } from './account-number.words.ts'
import { SpeltText } from './spelt-text.tsx'

export type AccountNumberProps = {
  /** Digits alone. */
  number: string
  size?: 'regular' | 'large'
  /** A button that copies all digits without gaps. */
  copy?: boolean
  /** The name the bank has for it, and whether it is the right one. */
  holder?: AccountHolder | undefined
  className?: string | undefined
}

/** In groups one can compare and dictate; what lands on the clipboard has no gaps. */
export function AccountNumber({
  number,
  size = 'regular',
  copy = true,
  holder,
  className,
}: AccountNumberProps) {
  const { of } = useWords('accountNumber', accountNumberWords)
  return (
    <div data-size={size} className={cx('min-w-0', className)}>
      <p
        className={cx(
          'flex items-center gap-1 text-ink',
          size === 'large' ? 'text-heading font-semibold xs:text-display' : 'font-medium',
        )}
      >
        <SpeltText text={number} />
        {copy ? <CopyButton text={number} of={of} className="-my-2" /> : null}
      </p>
      {holder ? (
        <p role="status" className="mt-1">
          <HolderName {...holder} />
        </p>
      ) : null}
    </div>
  )
}
