import { Button } from '@kinfold/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { FileList } from './file-list.tsx'
import { Reconciliations } from './reconciliations.tsx'
import { UploadModal } from './upload-modal.tsx'

export function StatementsPage() {
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  useKeys({ n: () => setSending(true) })
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-8 sm:px-6 lg:px-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading font-bold text-ink">Bank statements</h1>
        <Button trailingIcon={<ButtonKey>n</ButtonKey>} onClick={() => setSending(true)}>
          Send a file
        </Button>
      </header>
      <FileList />
      <Reconciliations />
      {isSending ? (
        <UploadModal
          onClose={() => setSending(false)}
          onRead={({ id }) => navigate(pathTo.statement(id))}
        />
      ) : null}
    </div>
  )
}
