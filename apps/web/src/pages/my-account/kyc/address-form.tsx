import { useUploadPoa } from '@kinfold/api/kyc/upload-poa'
import { DateText } from '@kinfold/contract/fields/date'
import { documentWords } from '@kinfold/contract/kyc/document-words'
import { addressDocumentTypes } from '@kinfold/contract/kyc/identity-types'
import { enums, object, optional } from 'superstruct'
import { ChosenFile } from '../../../sent-form/chosen-file.ts'
import { useStoppable } from '../../../sent-form/use-stoppable.ts'
import { useMember } from '../../../session/use-member.ts'
import { DocumentForm } from './document-form.tsx'

const options = addressDocumentTypes.map(value => ({ value, label: documentWords[value] }))

// The call declares its text fields apart from its file; a form has them side by side.
const AddressDocument = object({
  document_type: enums(addressDocumentTypes),
  issued_on: optional(DateText),
  file: ChosenFile,
})

export function AddressForm({ onSent }: { onSent: () => void }) {
  const { today } = useMember()
  const upload = useStoppable(useUploadPoa())
  return (
    <DocumentForm
      shape={AddressDocument}
      defaultValues={{ issued_on: '' }}
      document="address"
      kind={{ name: 'document_type', options }}
      day={{
        name: 'issued_on',
        label: 'Issued on',
        hint: 'Within the last three months.',
        latest: today,
        today,
      }}
      picture={{
        name: 'file',
        label: 'Picture or PDF of it',
        hint: 'Your name and address have to be on it. Up to 10 MB.',
      }}
      button="Upload your proof of address"
      upload={upload}
      send={({ file, ...fields }) => upload.run({ upload: { file, fields } })}
      onSent={onSent}
    />
  )
}
