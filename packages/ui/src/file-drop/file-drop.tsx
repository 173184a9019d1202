import { cx } from 'class-variance-authority'
import Camera from 'lucide-react/icons/camera'
import Upload from 'lucide-react/icons/upload'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { type DropzoneOptions, type FileRejection, useDropzone } from 'react-dropzone'
import { Button } from '../button/button.tsx'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldState } from '../field/field-box.variants.ts'
import { say } from '../heard/say.ts'
import { ChosenFile } from './chosen-file.tsx'
import { fileDropVariants } from './file-drop.variants.ts'
import { useSendingHeard } from './use-sending-heard.ts'

export type FileDropProps = FieldProps & {
  value: File | null | undefined
  onChange: (file: File | null) => void
  /** Kinds of file and their endings. */
  accept?: Record<string, readonly string[]>
  /** A larger file is refused with `tooLargeText`. */
  maxBytes?: number
  tooLargeText?: string
  wrongTypeText?: string
  /** Gets the sentence that is also shown under the field, for a page that says it in a toast: readers hear it there. */
  onRefuse?: (sentence: string) => void
  /** 0 to 100 while the file is on its way. */
  progress?: number | undefined
  progressText?: (percent: number) => string
  /** Offers the camera where there is one at hand: phones and tablets. */
  camera?: boolean
  browseText?: string
  cameraText?: string
  dropText?: string
  replaceText?: string
  removeText?: string
  onBlur?: () => void
  name?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** The button that opens the choice of files. */
  ref?: Ref<HTMLButtonElement>
}

const PICTURES_AND_PDF = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
}

/** Takes the `field` of a `Controller` as it is; its value is a File. */
export function FileDrop({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  value,
  onChange,
  accept = PICTURES_AND_PDF,
  maxBytes = 10_000_000,
  tooLargeText = 'File cannot be larger than 10MB. please choose a smaller file',
  wrongTypeText = 'Choose a .jpg, .png or .pdf file',
  onRefuse,
  progress,
  progressText = percent => `Sending, ${percent} %`,
  camera = false,
  browseText = 'Choose a file',
  cameraText = 'Take a photo',
  dropText = 'or drop it here',
  replaceText = 'Replace',
  removeText = 'Remove',
  onBlur,
  name,
  disabled = false,
  readOnly = false,
  ref,
}: FileDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const heldFocus = useRef(false)
  const locked = disabled || readOnly
  const wrong = refusal ?? error

  const take = (file: File | null) => {
    heldFocus.current = files.rootRef.current?.contains(document.activeElement) ?? false
    setRefusal(null)
    if (file) say(`${file.name} chosen`)
    else if (value) say(`${value.name} removed`)
    onChange(file)
  }
  const refuse = (refused: FileRejection | undefined) => {
    const isTooLarge = refused?.errors[0]?.code === 'file-too-large'
    const sentence = isTooLarge ? tooLargeText : wrongTypeText
    setRefusal(sentence)
    const fact = refused ? `${refused.file.name} was not taken` : 'The file was not taken'
    // Where the page says why, it is not said twice.
    say(onRefuse ? fact : `${fact}: ${sentence}`)
    onRefuse?.(sentence)
  }
  useSendingHeard(value?.name, progress)
  const options: DropzoneOptions = {
    accept,
    maxSize: maxBytes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: locked || progress !== undefined,
    onDrop: (taken, refused) => {
      const [file] = taken
      if (file) take(file)
      else refuse(refused[0])
    },
  }
  const files = useDropzone(options)
  const photo = useDropzone({ ...options, noDrag: true, noPaste: true })

  /** The button just pressed leaves the page: the focus goes to the one that takes its place. */
  useLayoutEffect(() => {
    if (heldFocus.current) files.rootRef.current?.querySelector('button')?.focus()
    heldFocus.current = false
  }, [value])

  return (
    <Field
      kind="group"
      {...{ label, labelHidden, required, hint, id, className }}
      error={wrong}
      errorHeard={refusal === null ? 'here' : 'elsewhere'}
    >
      {({ id: areaId, 'aria-describedby': describedBy, 'aria-invalid': invalid }, labelId) => (
        <div
          {...files.getRootProps({
            role: 'group',
            'aria-labelledby': labelId,
            tabIndex: -1,
            onBlur,
          })}
          id={areaId}
          data-invalid={invalid}
          data-filled={value ? true : undefined}
          data-dragged={files.isDragActive || undefined}
          className={fileDropVariants({ state: fieldState({ error: wrong, disabled, readOnly }) })}
        >
          <input {...files.getInputProps({ name, 'aria-label': browseText })} />
          {value ? (
            <ChosenFile
              file={value}
              {...{ progress, progressText, replaceText, removeText, locked }}
              onReplace={files.open}
              onRemove={() => take(null)}
            />
          ) : (
            <div className="flex flex-col items-center gap-3 px-4 py-7 text-center">
              <Upload aria-hidden size={24} strokeWidth={1.75} className="text-ink-muted" />
              <div className="flex flex-wrap justify-center gap-3">
                <Button
                  ref={ref}
                  variant="secondary"
                  size="small"
                  disabled={locked}
                  aria-describedby={describedBy}
                  onClick={files.open}
                >
                  {browseText}
                </Button>
                {camera ? (
                  <>
                    <input
                      {...photo.getInputProps({
                        accept: 'image/*',
                        capture: 'environment',
                        'aria-label': cameraText,
                      })}
                    />
                    <Button
                      variant="secondary"
                      size="small"
                      disabled={locked}
                      icon={<Camera aria-hidden strokeWidth={1.75} />}
                      onClick={photo.open}
                      className="not-pointer-coarse:hidden"
                    >
                      {cameraText}
                    </Button>
                  </>
                ) : null}
              </div>
              <p
                className={cx(
                  'text-small pointer-coarse:hidden',
                  disabled ? 'text-ink-subtle' : 'text-ink-muted',
                )}
              >
                {dropText}
              </p>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
