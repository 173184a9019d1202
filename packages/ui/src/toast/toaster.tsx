import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import type { FocusEvent } from 'react'
import { Toaster as Sonner } from 'sonner'
import { Spinner } from '../spinner/spinner.tsx'
import { useWords } from '../words/use-words.ts'
import { toasterWords } from './toaster.words.ts'

// Sonner's own ring is a shadow of one grey, which a dark page swallows.
const ring = 'focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-focus!'

const classNames = {
  // An open modal takes the pointer from the rest of the page; messages keep it.
  toast: `${ring} pointer-events-auto flex h-auto! w-(--width) items-start gap-3 rounded-card border border-line bg-surface-raised p-4 text-body text-ink shadow-raised max-[600px]:w-full`,
  icon: 'mt-0.5 shrink-0 [&_svg]:size-5',
  success: '[&_[data-icon]]:text-success',
  error: '[&_[data-icon]]:text-danger',
  loading: '[&_[data-icon]]:text-ink-muted',
  loader: 'static! transform-none!',
  content: 'min-w-0 flex-1',
  title: 'font-medium text-pretty [overflow-wrap:anywhere]',
  description: 'mt-0.5 text-small text-ink-muted',
  actionButton:
    'order-1 -my-2.5 min-h-control-small shrink-0 rounded-control px-3 font-semibold text-link hover:bg-primary-soft',
  closeButton: `${ring} order-2 -my-2.5 -me-2.5 grid size-control-small shrink-0 place-items-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink`,
}

// Sonner gives the focus back to where it came from, also when Tab is on its way past the messages.
function letFocusGoOn({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
    relatedTarget.focus({ preventScroll: true })
  }
}

/** Stands once in the page, before what Tab leads to; a live region, so screen readers hear each message. */
export function Toaster() {
  const words = useWords('toaster', toasterWords)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; it only sees the focus leave.
    <div className="contents" onBlur={letFocusGoOn}>
      <Sonner
        className="font-sans!"
        position="top-center"
        offset={24}
        mobileOffset={16}
        visibleToasts={4}
        gap={10}
        closeButton
        containerAriaLabel={words.label}
        toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: words.close }}
        icons={{
          success: <CircleCheck aria-hidden strokeWidth={1.75} />,
          error: <CircleAlert aria-hidden strokeWidth={1.75} />,
          loading: <Spinner size={20} />,
          close: <X aria-hidden size={18} strokeWidth={1.75} />,
        }}
      />
    </div>
  )
}
