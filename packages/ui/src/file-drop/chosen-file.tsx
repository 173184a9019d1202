import FileText from 'lucide-react/icons/file-text'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { fileSizeText } from './file-size-text.ts'

type ChosenFileProps = {
  file: File
  /** 0 to 100 while it is on its way. */
  progress: number | undefined
  progressText: (percent: number) => string
  replaceText: string
  removeText: string
  locked: boolean
  onReplace: () => void
  onRemove: () => void
}

export function ChosenFile({
  file,
  progress,
  progressText,
  replaceText,
  removeText,
  locked,
  onReplace,
  onRemove,
}: ChosenFileProps) {
  const sending = progress !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Preview file={file} />
      <div className="min-w-32 flex-1">
        <p className="font-medium [overflow-wrap:anywhere] text-ink">{file.name}</p>
        <p className="figures text-small text-ink-muted">
          {sending ? progressText(progress) : fileSizeText(file.size)}
        </p>
        {sending ? <ProgressBar percent={progress} label={file.name} /> : null}
      </div>
      {sending || locked ? null : (
        <div className="-me-2 ms-auto flex shrink-0 items-center gap-1">
          <Button variant="quiet" size="small" onClick={onReplace}>
            {replaceText}
          </Button>
          <IconButton
            label={`${removeText} ${file.name}`}
            size="small"
            icon={<Trash aria-hidden strokeWidth={1.75} />}
            onClick={onRemove}
          />
        </div>
      )}
    </div>
  )
}

function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-2 h-1.5 overflow-hidden rounded-full border border-transparent bg-surface-disabled forced:border-[CanvasText]"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] forced:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

/** The address of an image is held only while it is shown. */
function useImageAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}

function Preview({ file }: { file: File }) {
  const image = useImageAddress(file)
  return (
    <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-option border border-line bg-surface-sunken text-ink-muted">
      {image ? (
        <img src={image} alt="" className="size-full object-cover" />
      ) : (
        <FileText aria-hidden size={24} strokeWidth={1.75} />
      )}
    </div>
  )
}
