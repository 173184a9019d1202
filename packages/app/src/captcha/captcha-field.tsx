import { captchaWidget } from '@kinfold/contract/constants'
import { FieldError } from '@kinfold/ui/field-error'
import { cx } from 'class-variance-authority'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { use, useEffect, useId, useRef, useState } from 'react'
import type { BoundTurnstileObject } from 'react-turnstile'
import { lazyPart } from '../loading/lazy-part.tsx'
import { PartBoundary } from '../loading/part-boundary.tsx'
import { whenIdle } from '../loading/when-idle.ts'
import { CaptchaSiteKey, sandboxCaptchaToken } from './captcha-settings.ts'

const { Part: Turnstile } = lazyPart(() =>
  import('react-turnstile').then(module => module.Turnstile),
)

type CaptchaFieldProps = {
  /** Takes the token of a solved challenge, and an empty one when it is no longer good. */
  onChange: (token: string) => void
  error?: string | undefined
  /** A token is good for one try: another number asks for a new one. */
  round: number
}

export function CaptchaField({ onChange, error, round }: CaptchaFieldProps) {
  const siteKey = use(CaptchaSiteKey)
  const errorId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a shape of its own
    <div
      role="group"
      aria-label="Automated verification"
      aria-describedby={error ? errorId : undefined}
      className="flex flex-col gap-1.5"
    >
      {siteKey ? (
        <Challenge key={round} siteKey={siteKey} onChange={onChange} />
      ) : (
        <StandIn onChange={onChange} />
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

const box = 'flex min-h-16.25 items-center rounded-box'

// Otherwise a provider that can't be reached would be asked forever.
const mostErrors = 3

const troubles = {
  none: '',
  expired: 'The verification has expired. Please do it once more.',
  failed: 'The verification did not work. We are trying it once more.',
  stuck: 'The verification can’t be reached. Please refresh your browser.',
}

/** The provider's script is fetched once the page is painted and at rest. */
function Challenge({ siteKey, onChange }: { siteKey: string; onChange: (token: string) => void }) {
  const [ready, setReady] = useState(false)
  const [trouble, setTrouble] = useState<keyof typeof troubles>('none')
  const errors = useRef(0)
  useEffect(() => whenIdle(() => setReady(true)), [])

  const solved = (token: string) => {
    errors.current = 0
    setTrouble('none')
    onChange(token)
  }
  const expired = (widget: BoundTurnstileObject) => {
    onChange('')
    setTrouble('expired')
    widget.reset()
  }
  const failed = (widget: BoundTurnstileObject | undefined) => {
    onChange('')
    errors.current += 1
    // No widget: its script never came.
    const again = widget !== undefined && errors.current < mostErrors
    setTrouble(again ? 'failed' : 'stuck')
    if (again) widget.reset()
  }
  return (
    <>
      <div className={cx(box, 'bg-surface-sunken')}>
        {ready ? (
          <PartBoundary optional onMissing={() => failed(undefined)}>
            <Turnstile
              sitekey={siteKey}
              {...captchaWidget}
              fixedSize
              onVerify={solved}
              onExpire={(_, widget) => expired(widget)}
              onError={(_, widget) => failed(widget)}
            />
          </PartBoundary>
        ) : null}
      </div>
      <p role="status" className="text-small text-ink-muted empty:hidden">
        {troubles[trouble]}
      </p>
    </>
  )
}

function StandIn({ onChange }: { onChange: (token: string) => void }) {
  useEffect(() => onChange(sandboxCaptchaToken), [])
  return (
    <p className={cx(box, 'gap-3 border border-line border-dashed px-4 text-small text-ink-muted')}>
      <ShieldCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      Sandbox: nothing to verify here.
    </p>
  )
}
