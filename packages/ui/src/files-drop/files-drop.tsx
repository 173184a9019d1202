import { useEffect, useState } from 'react'
import { type DropzoneOptions, useDropzone } from 'react-dropzone'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldState } from '../field/field-box.variants.ts'
import { ChooseButtons } from '../file-drop/choose-buttons.tsx'
import { fileDropVariants } from '../file-drop/file-drop.variants.ts'
import { fileDropWords } from '../file-drop/file-drop.words.ts'
import { limitWords } from '../file-drop/limit-words.ts'
import { MOST_BYTES, PICTURES_AND_PDF } from '../file-drop/pictures-and-pdf.ts'
import { say } from '../heard/say.ts'
import { useWords } from '../words/use-words.ts'
import type { QueuedFile } from './file-queue.ts'
import { FileRow } from './file-row.tsx'
import { filesDropWords } from './files-drop.words.ts'
import { sortOut } from './sort-out.ts'
import { type SendFile, useFileQueue } from './use-file-queue.ts'

export type FilesDropProps = FieldProps & {
  /** Sends one file; called again with the same file to try it once more. */
  send: SendFile
  /** Hears what has become of all of them, with each change. */
  onChange?: (files: readonly QueuedFile[]) => void
  /** Kinds of file and their endings. */
  accept?: Record<string, readonly string[]>
  /** How many it takes. */
  most?: number
  /** A larger file is refused with a sentence. */
  maxBytes?: number
  /** A photo of more bytes is made smaller on the device before it is sent, and one that only this device can read is turned into a JPEG. */
  photosUpTo?: number
  /** Offers the camera where there is one at hand: phones and tablets. */
  camera?: boolean
  disabled?: boolean | undefined
}

/** Several files, sent one after the other as soon as they are chosen, each with its own way, error and second try. */
export function FilesDrop({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  send,
  onChange,
  accept = PICTURES_AND_PDF,
  most = 10,
  maxBytes = MOST_BYTES,
  photosUpTo,
  camera = false,
  disabled = false,
}: FilesDropProps) {
  const own = useWords('filesDrop', filesDropWords)
  const ofFile = useWords('fileDrop', fileDropWords)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const { files, add, retry, stop, remove } = useFileQueue({ send, photosUpTo, maxBytes })
  const isFull = files.length >= most
  const wrong = refusals.length > 0 ? <Refusals sentences={refusals} /> : error
  const options: DropzoneOptions = {
    accept,
    maxSize: maxBytes,
    noClick: true,
    noKeyboard: true,
    disabled: disabled || isFull,
    onDrop: (taken, refused) => {
      const sorted = sortOut(taken, refused, {
        room: most - files.length,
        shrinks: photosUpTo !== undefined,
        words: { ...own, ...limitWords({ accept, maxBytes }, ofFile), tooMany: own.tooMany(most) },
      })
      setRefusals(sorted.refusals)
      for (const sentence of sorted.refusals) say(sentence)
      add(sorted.taken)
    },
  }
  const drop = useDropzone(options)
  const photo = useDropzone({ ...options, multiple: false, noDrag: true, noPaste: true })
  useEffect(() => onChange?.(files), [files, onChange])

  return (
    <Field
      kind="group"
      {...{ label, labelHidden, required, hint, id, className }}
      error={wrong}
      errorHeard={refusals.length > 0 ? 'elsewhere' : 'here'}
    >
      {({ id: areaId, 'aria-describedby': describedBy, 'aria-invalid': invalid }, labelId) => (
        <div
          {...drop.getRootProps({ role: 'group', 'aria-labelledby': labelId, tabIndex: -1 })}
          id={areaId}
          data-invalid={invalid}
          data-filled={files.length > 0 || undefined}
          data-dragged={drop.isDragActive || undefined}
          className={fileDropVariants({
            state: fieldState({ error: wrong, disabled, readOnly: false }),
          })}
        >
          <input {...drop.getInputProps({ 'aria-label': own.browse })} />
          {files.length > 0 ? (
            <ul aria-label={own.list} className="divide-y divide-line">
              {files.map(queued => (
                <FileRow
                  key={queued.id}
                  queued={queued}
                  onRetry={() => retry(queued.id)}
                  onStop={() => stop(queued)}
                  onRemove={() => remove(queued)}
                />
              ))}
            </ul>
          ) : null}
          {isFull ? null : (
            <ChooseButtons
              {...{ disabled, describedBy }}
              words={{ ...own, photo: ofFile.photo }}
              below={files.length > 0}
              locked={disabled}
              onBrowse={drop.open}
              camera={camera ? photo : undefined}
            />
          )}
        </div>
      )}
    </Field>
  )
}

function Refusals({ sentences }: { sentences: readonly string[] }) {
  return sentences.map(sentence => (
    <span key={sentence} className="block">
      {sentence}
    </span>
  ))
}
