import { useChangePassword } from '@kinfold/api/auth/change-password'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { UserNameField } from '@kinfold/app/form/user-name-field'
import { ChangePasswordBody } from '@kinfold/contract/auth/change-password'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { PasswordField } from '@kinfold/ui/password-field'
import { useState } from 'react'
import { NewPasswordField } from '../../../form/new-password-field.tsx'
import { passwordRules } from '../../../form/password-rules.ts'
import { useKeptFocus } from '../../../sent-form/use-kept-focus.ts'
import { useMember } from '../../../session/use-member.ts'

export function PasswordCard() {
  // A form that was sent starts over, and so do the hints beside its fields.
  const [round, setRound] = useState(1)
  const focus = useKeptFocus()
  const sent = () => {
    setRound(count => count + 1)
    focus.keep()
  }
  return (
    <Card title="Password" description="A change signs your other devices out.">
      <div {...focus.place} className="outline-none">
        <PasswordForm key={round} onSent={sent} />
      </div>
    </Card>
  )
}

function PasswordForm({ onSent }: { onSent: () => void }) {
  const { run } = useChangePassword()
  const { email } = useMember()
  const {
    register,
    formState: { errors, isSubmitting },
    message,
    submit,
  } = useSentForm({
    shape: ChangePasswordBody,
    defaultValues: { current_password: '', password: '', confirm_password: '' },
    send: body => run({ body }),
    onSent,
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <UserNameField email={email} />
      <PasswordField
        label="Current password"
        required
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <NewPasswordField
        label="New password"
        rules={passwordRules}
        error={errors.password?.message}
        {...register('password')}
      />
      <NewPasswordField
        label="Confirm password"
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" loading={isSubmitting} className="self-start">
        Change password
      </Button>
    </form>
  )
}
