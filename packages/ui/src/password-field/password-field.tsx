import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useWords } from '../words/use-words.ts'
import { passwordFieldWords } from './password-field.words.ts'
import { PasswordHints, type PasswordRule } from './password-hints.tsx'

export type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** Shown as hints that tick themselves off; the rules come with the form that checks them. */
  rules?: PasswordRule[]
}

export function PasswordField({
  rules = [],
  autoComplete = 'current-password',
  className,
  onChange,
  ...field
}: PasswordFieldProps) {
  const words = useWords('passwordField', passwordFieldWords)
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const text = typeof field.value === 'string' ? field.value : typed
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={className}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={event => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
        end={
          <IconButton
            size="small"
            className="-me-3.5"
            label={words.show}
            aria-pressed={shown}
            disabled={field.disabled ?? false}
            onClick={() => setShown(now => !now)}
            icon={<Icon aria-hidden strokeWidth={1.75} />}
          />
        }
      />
      {rules.length > 0 ? <PasswordHints {...{ rules, text, words }} /> : null}
    </div>
  )
}
