import { useUploadFile } from '@kinfold/api/file/upload-file'
import { useRef, useState } from 'react'
import { useStoppable } from '../../../sent-form/use-stoppable.ts'

export type Receipt = ReturnType<typeof useReceipt>

/** The receipt goes up first and is named in the second call; if only that one fails, it isn't sent again. */
export function useReceipt() {
  const upload = useStoppable(useUploadFile())
  const [file, setFile] = useState<File | null>(null)
  const [words, setWords] = useState({ bankReference: '', note: '' })
  const kept = useRef<{ file: File; id: string }>(undefined)
  return {
    file,
    setFile,
    words,
    setWords,
    upload,
    isBegun: file !== null || Object.values(words).some(Boolean),
    async send(sent: File) {
      if (kept.current?.file === sent) return { ok: true, id: kept.current.id } as const
      const outcome = await upload.run({ upload: { file: sent, fields: { purpose: 'receipt' } } })
      if (!outcome.ok) return outcome
      kept.current = { file: sent, id: outcome.data.id }
      return { ok: true, id: outcome.data.id } as const
    },
  } as const
}
