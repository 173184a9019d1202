import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { useWords } from '../words/use-words.ts'
import { buttonVariants } from './button.variants.ts'
import { buttonWords } from './button.words.ts'

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Before the words; the spinner takes its place while loading. */
    icon?: ReactNode
    /** After the words. */
    trailingIcon?: ReactNode
    /** Keeps the focus and the width, refuses presses and tells screen readers. */
    loading?: boolean
    /** What is announced while loading. */
    loadingLabel?: string
    /** Gives the look to the one child instead, usually a link. */
    asChild?: boolean
  }

function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

type LeadProps = { icon: ReactNode; loading: boolean | undefined }

/** Without an icon the spinner hangs in the padding, so the words stay where they are. */
function Lead({ icon, loading }: LeadProps) {
  if (!loading) return icon ? <span className="shrink-0 [&>svg]:size-5">{icon}</span> : null
  if (icon) return <Spinner size={20} className="shrink-0" />
  return (
    <span className="relative -me-2 w-0 shrink-0">
      <Spinner className="absolute end-1 top-1/2 -mt-2.25" />
    </span>
  )
}

export function Button({
  variant = 'primary',
  size = 'regular',
  fullWidth = false,
  icon,
  trailingIcon,
  loading,
  loadingLabel,
  asChild = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const words = useWords('button', buttonWords)
  const Root = asChild ? Slot : 'button'
  return (
    <>
      <Root
        {...rest}
        {...(asChild ? {} : { type })}
        data-variant={variant}
        data-size={size}
        data-loading={loading || undefined}
        aria-disabled={loading || rest['aria-disabled']}
        onClick={loading ? refuse : onClick}
        className={cx(buttonVariants({ variant, size, fullWidth }), className)}
      >
        <Lead icon={icon} loading={loading} />
        <Slottable>{children}</Slottable>
        {trailingIcon ? <span className="shrink-0 [&>svg]:size-5">{trailingIcon}</span> : null}
      </Root>
      {loading === undefined ? null : (
        <span role="status" className="sr-only">
          {loading ? (loadingLabel ?? words.loading) : ''}
        </span>
      )}
    </>
  )
}
