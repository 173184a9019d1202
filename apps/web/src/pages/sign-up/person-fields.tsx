import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { TextField } from '@kinfold/ui/text-field'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { FormSection } from './form-section.tsx'

export function PersonFields({ form }: { form: UseFormReturn<SignUpForm> }) {
  const { control, register } = form
  const { errors } = useFormState({ control, name: ['first_name', 'last_name', 'email'] })
  return (
    <FormSection title="Who you are">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          required
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
    </FormSection>
  )
}
