import { Button } from '@kinfold/ui/button'
import { type ReactNode, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ButtonKey } from './button-key.tsx'

type ReasonButtonProps = {
  label: string
  /** The letter that presses it. */
  letter: string
  variant?: 'primary' | 'secondary'
  /** Takes the button's place until it is closed. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a form for its reason, and has the focus again when that is closed. */
export function ReasonButton(props: ReasonButtonProps) {
  const { label, letter, variant = 'secondary', children } = props
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ [letter]: () => setOpen(true) })
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (isOpen) return children(close)
  return (
    <Button
      ref={button}
      fullWidth
      variant={variant}
      onClick={() => setOpen(true)}
      trailingIcon={<ButtonKey>{letter}</ButtonKey>}
    >
      {label}
    </Button>
  )
}
