import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { fileDropWords } from '../file-drop/file-drop.words.ts'
import { FilePreview } from '../file-drop/file-preview.tsx'
import { ProgressBar } from '../file-drop/progress-bar.tsx'
import { sizeWords } from '../file-drop/size-words.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words/use-words.ts'
import type { QueuedFile } from './file-queue.ts'
import { filesDropWords } from './files-drop.words.ts'

type FileRowProps = {
  queued: QueuedFile
  onRetry: () => void
  onStop: () => void
  onRemove: () => void
}

// The button that is pressed leaves the page, and the focus would fall to its beginning.
const rowOf = (event: MouseEvent<HTMLElement>) => event.currentTarget.closest('li')

function focusNeighbour(row: HTMLLIElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const list = row?.parentElement
  const target = neighbour ?? list?.parentElement?.querySelector(':scope > div button')
  if (target instanceof HTMLElement) target.focus()
}

/** One of several files: what becomes of it, and what can be done about it. */
export function FileRow({ queued, onRetry, onStop, onRemove }: FileRowProps) {
  const words = useWords('filesDrop', filesDropWords)
  const ofFile = useWords('fileDrop', fileDropWords)
  const { file, state, percent, problem } = queued
  const isUnderWay = state === 'sending' || state === 'shrinking'
  return (
    <li
      data-state={state}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 outline-none"
    >
      <FilePreview file={file} />
      <div className="min-w-32 flex-1">
        <p className="font-medium [overflow-wrap:anywhere] text-ink">{file.name}</p>
        {state === 'failed' ? (
          <p className="flex items-start gap-1.5 text-small text-danger">
            <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            {problem}
          </p>
        ) : (
          <p className="figures flex items-center gap-1.5 text-small text-ink-muted">
            {state === 'sent' ? (
              <CircleCheck
                aria-hidden
                size={18}
                strokeWidth={1.75}
                className="shrink-0 text-success"
              />
            ) : null}
            {wordsOf(queued, words, ofFile)}
          </p>
        )}
        {state === 'sending' ? <ProgressBar percent={percent} label={file.name} /> : null}
      </div>
      <div className="-me-2 ms-auto flex shrink-0 items-center gap-1">
        {state === 'failed' ? (
          <IconButton
            label={words.again(file.name)}
            size="small"
            icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
            onClick={event => {
              rowOf(event)?.focus()
              onRetry()
            }}
          />
        ) : null}
        {isUnderWay ? (
          // All of it has gone: what comes of it is the other side's now.
          percent < 100 ? (
            <IconButton
              label={words.stop(file.name)}
              size="small"
              icon={<X aria-hidden strokeWidth={1.75} />}
              onClick={event => {
                rowOf(event)?.focus()
                onStop()
              }}
            />
          ) : null
        ) : state === 'sent' ? null : (
          <IconButton
            label={ofFile.remove(file.name)}
            size="small"
            icon={<Trash aria-hidden strokeWidth={1.75} />}
            onClick={event => {
              focusNeighbour(rowOf(event))
              onRemove()
            }}
          />
        )}
      </div>
    </li>
  )
}

type Words = typeof filesDropWords
type OfFile = typeof fileDropWords

function wordsOf({ file, state, percent }: QueuedFile, words: Words, ofFile: OfFile): string {
  if (state === 'waiting') return words.waits
  if (state === 'shrinking') return ofFile.shrinking
  if (state === 'sending') return ofFile.progress(percent)
  return words.isSent(sizeWords(file, ofFile))
}
