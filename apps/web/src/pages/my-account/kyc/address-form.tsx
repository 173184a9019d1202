import { useUploadPoa } from '@kinfold/api/kyc/upload-poa'
import { DateText } from '@kinfold/contract/fields/date'
import { addressDocumentTypes } from '@kinfold/contract/kyc/identity-types'
import { Button } from '@kinfold/ui/button'
import { DateField } from '@kinfold/ui/date-field'
import { SelectField } from '@kinfold/ui/select-field'
import { Controller } from 'react-hook-form'
import { enums, object, optional } from 'superstruct'
import { dayInLagos } from '../../../day/day-in-lagos.ts'
import { FormMessage } from '../../../form/form-message.tsx'
import { ChosenFile } from '../../../sent-form/chosen-file.ts'
import { DocumentDrop } from '../../../sent-form/document-drop.tsx'
import { useSentForm } from '../../../sent-form/use-sent-form.ts'
import { user } from '../../../session/session-store.ts'

const labels: Readonly<Record<(typeof addressDocumentTypes)[number], string>> = {
  utility_bill: 'Utility bill',
  bank_statement: 'Bank statement',
  tenancy_agreement: 'Tenancy agreement',
  tax_document: 'Tax document',
}
const options = addressDocumentTypes.map(value => ({ value, label: labels[value] }))

// The call declares its text fields apart from its file; a form has them side by side.
const AddressDocument = object({
  document_type: enums(addressDocumentTypes),
  issued_on: optional(DateText),
  file: ChosenFile,
})

export function AddressForm({ onSent }: { onSent: () => void }) {
  const upload = useUploadPoa()
  const { control, formState, message, submit } = useSentForm({
    shape: AddressDocument,
    defaultValues: { issued_on: '' },
    send: ({ file, ...fields }) => upload.run({ upload: { file, fields } }),
    onSent: member => {
      user.value = member
      onSent()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-5">
      <Controller
        control={control}
        name="document_type"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label="Kind of document"
            required
            options={options}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="issued_on"
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label="Issued on"
            hint="Within the last three months."
            latest={dayInLagos(new Date())}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="file"
        render={({ field, fieldState }) => (
          <DocumentDrop
            {...field}
            label="Picture or PDF of it"
            hint="Your name and address have to be on it. Up to 10 MB."
            upload={upload}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" loading={formState.isSubmitting} className="self-start">
        Hand in your proof of address
      </Button>
    </form>
  )
}
