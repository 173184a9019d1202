import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { NewPasswordField } from '../../form/new-password-field.tsx'
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
      <NewPasswordField
        label="Password"
        rules={passwordRules}
        error={errors.password?.message}
        {...register('password', { onChange: judgeSecond })}
      />
      <NewPasswordField
        label="Confirm password"
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
    </>
  )
}
