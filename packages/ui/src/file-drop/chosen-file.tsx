import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words/use-words.ts'
import { fileDropWords } from './file-drop.words.ts'
import { FilePreview } from './file-preview.tsx'
import { ProgressBar } from './progress-bar.tsx'

type ChosenFileProps = {
  file: File
  /** Below its name: its size, or how far it is. */
  note: string
  /** 0 to 100 while it is on its way. */
  progress: number | undefined
  /** While something is done with it. */
  busy: boolean
  onStop: (() => void) | undefined
  /** What stands under it: what is wrong, and the hint. */
  describedBy: string | undefined
  locked: boolean
  onReplace: () => void
  onRemove: () => void
}

export function ChosenFile({
  file,
  note,
  progress,
  busy,
  onStop,
  describedBy,
  locked,
  onReplace,
  onRemove,
}: ChosenFileProps) {
  const words = useWords('fileDrop', fileDropWords)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <FilePreview file={file} />
      <div className="min-w-32 flex-1">
        <p className="font-medium [overflow-wrap:anywhere] text-ink">{file.name}</p>
        <p className="figures text-small text-ink-muted">{note}</p>
        {progress === undefined ? null : <ProgressBar percent={progress} label={file.name} />}
      </div>
      {onStop ? (
        <Button
          variant="quiet"
          size="small"
          className="-me-2 ms-auto"
          aria-describedby={describedBy}
          onClick={onStop}
        >
          {words.stop}
        </Button>
      ) : null}
      {busy || locked ? null : (
        <div className="-me-2 ms-auto flex shrink-0 items-center gap-1">
          <Button variant="quiet" size="small" aria-describedby={describedBy} onClick={onReplace}>
            {words.replace}
          </Button>
          <IconButton
            label={words.remove(file.name)}
            size="small"
            icon={<Trash aria-hidden strokeWidth={1.75} />}
            onClick={onRemove}
          />
        </div>
      )}
    </div>
  )
}
