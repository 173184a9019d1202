import { useUploadFile } from '@kinfold/api/file/upload-file'
import { useUploadKyc } from '@kinfold/api/kyc/upload-kyc'
import { documentWords } from '@kinfold/contract/kyc/document-words'
import { identityTypes } from '@kinfold/contract/kyc/identity-types'
import { UploadKycBody } from '@kinfold/contract/kyc/upload-kyc'
import { useRef } from 'react'
import { assign, type Infer, object, omit } from 'superstruct'
import { ChosenFile } from '../../../sent-form/chosen-file.ts'
import { useStoppable } from '../../../sent-form/use-stoppable.ts'
import { useMember } from '../../../session/use-member.ts'
import { DocumentForm } from './document-form.tsx'

const options = identityTypes.map(value => ({ value, label: documentWords[value] }))

const IdentityDocument = assign(omit(UploadKycBody, ['file_id']), object({ file: ChosenFile }))
type IdentityDocument = Infer<typeof IdentityDocument>

type Kept = { file: File; id: string }

/** The picture goes up first and is named in the second call; if only that one fails, it isn't sent again. */
function useHandIn() {
  const picture = useStoppable(useUploadFile())
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
  const { today } = useMember()
  const { picture, handIn } = useHandIn()
  return (
    <DocumentForm
      shape={IdentityDocument}
      defaultValues={{ id_number: '', expires_on: '' }}
      names={{ file_id: 'file' }}
      document="identity"
      kind={{ name: 'id_type', options }}
      number={{ name: 'id_number', label: 'Number on the document' }}
      day={{
        name: 'expires_on',
        label: 'Expires on',
        hint: 'Leave it empty if it does not expire.',
        earliest: today,
        today,
      }}
      picture={{
        name: 'file',
        label: 'Picture of it',
        hint: 'The whole page, sharp and without glare. Up to 10 MB.',
      }}
      button="Upload your ID"
      upload={picture}
      send={handIn}
      onSent={onSent}
    />
  )
}
