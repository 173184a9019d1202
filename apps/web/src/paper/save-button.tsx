import type { Outcome } from '@kinfold/api/client/outcome'
import { showToast } from '@kinfold/app/toast/show-toast'
import { Button } from '@kinfold/ui/button'
import FileDown from 'lucide-react/icons/file-down'
import { type ReactNode, useState } from 'react'
import { saveFile } from './save-file.ts'

type SaveButtonProps = {
  /** Asks for the file. */
  fetchFile: () => Promise<Outcome<Blob | ArrayBuffer, string>>
  fileName: string
  size?: 'small' | 'regular'
  children: ReactNode
}

/** Has a file made and saves it: it turns meanwhile, and says when that failed. */
export function SaveButton({ fetchFile, fileName, size = 'small', children }: SaveButtonProps) {
  const [isRunning, setRunning] = useState(false)
  const save = async () => {
    setRunning(true)
    const outcome = await fetchFile()
    setRunning(false)
    if (!outcome.ok) return showToast('error', outcome.message)
    saveFile(outcome.data, fileName)
    return showToast('success', `${fileName} is saved.`)
  }
  return (
    <Button
      size={size}
      variant="secondary"
      icon={<FileDown aria-hidden="true" />}
      loading={isRunning}
      loadingLabel="Your file is being made"
      onClick={() => void save()}
    >
      {children}
    </Button>
  )
}
