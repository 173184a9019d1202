import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { PasswordField } from '@kinfold/ui/password-field'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { passwordRules } from '../../form/password-rules.ts'

export function PasswordFields({ form }: { form: UseFormReturn<SignUpForm> }) {
  const { control, register, trigger } = form
  const names = ['password', 'confirm_password'] as const
  const { errors, touchedFields } = useFormState({ control, name: names })
  // The second entry is judged again with the first, but not before it was typed.
  const judgeSecond = () => {
    if (touchedFields.confirm_password) void trigger('confirm_password')
  }
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        rules={passwordRules}
        error={errors.password?.message}
        {...register('password', { onChange: judgeSecond })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
    </>
  )
}
