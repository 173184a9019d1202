import { useValidateBvn } from '@kinfold/api/kyc/validate-bvn'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { ValidateBvnBody } from '@kinfold/contract/kyc/validate-bvn'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextField } from '@kinfold/ui/text-field'
import { Controller } from 'react-hook-form'
import { useKeptFocus } from '../../../sent-form/use-kept-focus.ts'
import { session } from '../../../session/session.ts'

export function BvnCard({ lastDigits }: { lastDigits: string | null }) {
  const focus = useKeptFocus()
  return (
    <Card
      title="BVN"
      action={
        <StatusPill tone={lastDigits ? 'success' : 'neutral'}>
          {lastDigits ? 'Validated' : 'Not given'}
        </StatusPill>
      }
    >
      <div {...focus.place} className="outline-none">
        {lastDigits ? (
          <p className="text-body text-ink-muted">
            Ends in <span className="figures">{lastDigits}</span>. We never show all of it.
          </p>
        ) : (
          <BvnForm onSent={focus.keep} />
        )}
      </div>
    </Card>
  )
}

function BvnForm({ onSent }: { onSent: () => void }) {
  const { run } = useValidateBvn()
  const { control, register, formState, message, submit } = useSentForm({
    shape: ValidateBvnBody,
    defaultValues: { bvn: '', consent: false },
    send: body => run({ body }),
    onSent: member => {
      session.user.value = member
      onSent()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-body text-ink-muted">
        Your Bank Verification Number shows that your bank account is yours.
      </p>
      <TextField
        label="BVN"
        required
        inputMode="numeric"
        autoComplete="off"
        hint="11 digits. Dial *565*0# on your bank’s line to see it."
        error={formState.errors.bvn?.message}
        {...register('bvn')}
      />
      <Controller
        control={control}
        name="consent"
        render={({ field, fieldState }) => (
          <CheckboxField
            {...field}
            label="I agree that the club checks my BVN against my membership information."
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" loading={formState.isSubmitting} className="self-start">
        Validate your BVN
      </Button>
    </form>
  )
}
