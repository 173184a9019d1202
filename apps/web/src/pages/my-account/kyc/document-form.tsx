import type { Outcome } from '@kinfold/api/client/outcome'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { Shape } from '@kinfold/contract/endpoint'
import { Button } from '@kinfold/ui/button'
import { DateField, type DateFieldProps } from '@kinfold/ui/date-field'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import { Controller, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { DocumentDrop } from '../../../sent-form/document-drop.tsx'
import { session } from '../../../session/session.ts'

type DocumentFormProps<Document extends FieldValues> = {
  shape: Shape<Document>
  defaultValues: DefaultValues<Document>
  /** What the server calls a field where the form has another name for it. */
  names?: Readonly<Record<string, Path<Document>>>
  kind: { name: Path<Document>; options: { value: string; label: string }[] }
  number?: { name: Path<Document>; label: string }
  day: { name: Path<Document> } & Pick<
    DateFieldProps,
    'label' | 'hint' | 'earliest' | 'latest' | 'today'
  >
  picture: { name: Path<Document>; label: string; hint: string }
  button: string
  upload: { isRunning: boolean; progress: number }
  send: (document: Document) => Promise<Outcome<SessionUser, string>>
  onSent: () => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const fileOf = (value: unknown) => (value instanceof File ? value : null)

/** What kind of document it is, its day, and a picture of it. */
export function DocumentForm<Document extends FieldValues>({
  kind,
  number,
  day,
  picture,
  button,
  upload,
  onSent,
  ...rest
}: DocumentFormProps<Document>) {
  const { control, register, getFieldState, formState, message, submit } = useSentForm({
    ...rest,
    onSent: (member: SessionUser) => {
      session.user.value = member
      onSent()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-5">
      <Controller
        control={control}
        name={kind.name}
        render={({ field: { value, ...field }, fieldState }) => (
          <SelectField
            {...field}
            value={textOf(value)}
            label="Kind of document"
            required
            options={kind.options}
            error={fieldState.error?.message}
          />
        )}
      />
      {number ? (
        <TextField
          label={number.label}
          required
          autoComplete="off"
          error={getFieldState(number.name, formState).error?.message}
          {...register(number.name)}
        />
      ) : null}
      <Controller
        control={control}
        name={day.name}
        render={({ field: { value, ...field }, fieldState }) => (
          <DateField {...day} {...field} value={textOf(value)} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name={picture.name}
        render={({ field: { value, ...field }, fieldState }) => (
          <DocumentDrop
            {...picture}
            {...field}
            value={fileOf(value)}
            upload={upload}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" loading={formState.isSubmitting} className="self-start">
        {button}
      </Button>
    </form>
  )
}
