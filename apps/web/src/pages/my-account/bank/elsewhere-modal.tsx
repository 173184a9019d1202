import type { Outcome } from '@kinfold/api/client/outcome'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { OwnerProofField } from '@kinfold/app/proof/owner-proof-field'
import { type OwnerProof, useOwnerProof } from '@kinfold/app/proof/use-owner-proof'
import type { BankAccount, BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import type { Shape } from '@kinfold/contract/endpoint'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import {
  Controller,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { useMember } from '../../../session/use-member.ts'
import { useCountryOptions } from '../profile/use-country-options.tsx'
import { AccountModal } from './account-modal.tsx'
import type { AccountModalProps } from './account-modal-props.ts'
import { currencyOptions } from './currency-options.ts'

export type ElsewhereField<Name extends string> = {
  name: Name
  label: string
  hint?: string
  required?: boolean
  /** `capitals` is a code that is written in them. */
  kind?: 'text' | 'capitals' | 'country' | 'currency' | 'proof'
}

type ElsewhereModalProps<Body extends FieldValues> = AccountModalProps & {
  kind: BankAccountKind
  shape: Shape<Body>
  defaultValues: DefaultValues<Body>
  fields: readonly ElsewhereField<Path<Body>>[]
  send: (body: Body) => Promise<Outcome<BankAccount, string>>
}

/** An account that no register answers for: every field is the member's own word. */
export function ElsewhereModal<Body extends FieldValues>({
  kind,
  account,
  shape,
  defaultValues,
  fields,
  send,
  onClose,
}: ElsewhereModalProps<Body>) {
  const proof = useOwnerProof(useMember())
  const form = useSentForm({
    shape,
    defaultValues,
    send: body => proof.send(body, send),
    onSent: onClose,
  })
  const shown = fields.filter(field => field.kind !== 'proof' || field.name === proof.typed)
  return (
    <AccountModal kind={kind} form={form} isNew={account === null} onClose={onClose}>
      {shown.map(field => (
        <ElsewhereInput key={field.name} form={form} field={field} proof={proof} />
      ))}
    </AccountModal>
  )
}

type ElsewhereInputProps<Body extends FieldValues> = {
  form: Pick<UseFormReturn<Body>, 'control' | 'register' | 'getFieldState' | 'formState'>
  field: ElsewhereField<Path<Body>>
  proof: OwnerProof
}

const asCapitals = { setValueAs: (text: unknown) => String(text).trim().toUpperCase() }

function ElsewhereInput<Body extends FieldValues>({
  form,
  field,
  proof,
}: ElsewhereInputProps<Body>) {
  const { name, kind = 'text', label, hint, required } = field
  const error = form.getFieldState(name, form.formState).error?.message
  if (kind === 'proof')
    return <OwnerProofField proof={proof} error={error} {...form.register(name)} />
  if (kind === 'text' || kind === 'capitals') {
    return (
      <TextField
        {...{ label, hint, required, error }}
        autoComplete="off"
        {...form.register(name, kind === 'capitals' ? asCapitals : {})}
      />
    )
  }
  const Choice = kind === 'country' ? CountryChoice : CurrencyChoice
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, ...input } }) => (
        <Choice {...input} label={label} error={error} value={String(value ?? '')} />
      )}
    />
  )
}

type ChoiceProps = {
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

function CountryChoice(field: ChoiceProps) {
  const countries = useCountryOptions([field.value])
  return (
    <>
      {countries.notice}
      <SelectField {...field} {...countries.field} required />
    </>
  )
}

function CurrencyChoice(field: ChoiceProps) {
  return <SelectField {...field} required searchable options={currencyOptions} />
}
