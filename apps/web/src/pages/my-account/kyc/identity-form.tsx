import { useUploadFile } from '@kinfold/api/file/upload-file'
import { useUploadKyc } from '@kinfold/api/kyc/upload-kyc'
import { identityTypes } from '@kinfold/contract/kyc/identity-types'
import { UploadKycBody } from '@kinfold/contract/kyc/upload-kyc'
import { Button } from '@kinfold/ui/button'
import { DateField } from '@kinfold/ui/date-field'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import { assign, type Infer, object, omit } from 'superstruct'
import { dayInLagos } from '../../../day/day-in-lagos.ts'
import { FormMessage } from '../../../form/form-message.tsx'
import { ChosenFile } from '../../../sent-form/chosen-file.ts'
import { DocumentDrop } from '../../../sent-form/document-drop.tsx'
import { useSentForm } from '../../../sent-form/use-sent-form.ts'
import { user } from '../../../session/session-store.ts'

const labels: Readonly<Record<(typeof identityTypes)[number], string>> = {
  international_passport: 'International passport',
  national_id: 'National ID card',
  drivers_licence: 'Driver’s licence',
  voters_card: 'Voter’s card',
  residence_permit: 'Residence permit',
}
const options = identityTypes.map(value => ({ value, label: labels[value] }))

const IdentityDocument = assign(omit(UploadKycBody, ['file_id']), object({ file: ChosenFile }))
type IdentityDocument = Infer<typeof IdentityDocument>

type Kept = { file: File; id: string }

/** The picture goes up first and is named in the second call; if only that one fails, it isn't sent again. */
function useHandIn() {
  const picture = useUploadFile()
  const document = useUploadKyc()
  const kept = useRef<Kept>(undefined)
  const handIn = async ({ file, ...body }: IdentityDocument) => {
    if (kept.current?.file !== file) {
      const sent = await picture.run({ upload: { file, fields: { purpose: 'identity' } } })
      if (!sent.ok) return sent
      kept.current = { file, id: sent.data.id }
    }
    return document.run({ body: { ...body, file_id: kept.current.id } })
  }
  return { picture, handIn }
}

export function IdentityForm({ onSent }: { onSent: () => void }) {
  const { picture, handIn } = useHandIn()
  const { control, register, formState, message, submit } = useSentForm({
    shape: IdentityDocument,
    defaultValues: { id_number: '', expires_on: '' },
    names: { file_id: 'file' },
    send: handIn,
    onSent: member => {
      user.value = member
      onSent()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-5">
      <Controller
        control={control}
        name="id_type"
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
      <TextField
        label="Number on the document"
        required
        autoComplete="off"
        error={formState.errors.id_number?.message}
        {...register('id_number')}
      />
      <Controller
        control={control}
        name="expires_on"
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label="Expires on"
            hint="Leave it empty if it does not expire."
            earliest={dayInLagos(new Date())}
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
            label="Picture of it"
            hint="The whole page, sharp and without glare. Up to 10 MB."
            upload={picture}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" loading={formState.isSubmitting} className="self-start">
        Hand in your ID
      </Button>
    </form>
  )
}
