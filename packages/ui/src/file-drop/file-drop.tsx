import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { type DropzoneOptions, useDropzone } from 'react-dropzone'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldState } from '../field/field-box.variants.ts'
import { say } from '../heard/say.ts'
import { isPhoto } from '../photo/photo-kind.ts'
import { useWords } from '../words/use-words.ts'
import { ChooseButtons } from './choose-buttons.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { fileDropVariants } from './file-drop.variants.ts'
import { fileDropWords } from './file-drop.words.ts'
import { judgeRefused } from './judge-refused.ts'
import { limitWords } from './limit-words.ts'
import { MOST_BYTES, PICTURES_AND_PDF } from './pictures-and-pdf.ts'
import { sizeWords } from './size-words.ts'
import { usePhoto } from './use-photo.ts'
import { useSendingHeard } from './use-sending-heard.ts'

export type FileDropProps = FieldProps & {
  value: File | null | undefined
  onChange: (file: File | null) => void
  /** Kinds of file and their endings. */
  accept?: Record<string, readonly string[]>
  /** A larger file is refused. */
  maxBytes?: number
  /** Gets the sentence that is also shown under the field, for a page that says it in a toast: readers hear it there. */
  onRefuse?: (sentence: string) => void
  /** A photo of more bytes is made smaller on the device before it is taken, and one that only this device can read is turned into a JPEG. */
  photosUpTo?: number
  /** 0 to 100 while the file is on its way. */
  progress?: number | undefined
  /** While a file is on its way, a button beside it stops that. */
  onStop?: () => void
  progressText?: (percent: number) => string
  /** Offers the camera where there is one at hand: phones and tablets. */
  camera?: boolean
  onBlur?: () => void
  name?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** The button that opens the choice of files. */
  ref?: Ref<HTMLButtonElement>
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
  maxBytes = MOST_BYTES,
  photosUpTo,
  onRefuse,
  onStop,
  progress,
  progressText,
  camera = false,
  onBlur,
  name,
  disabled = false,
  readOnly = false,
  ref,
}: FileDropProps) {
  const words = useWords('fileDrop', fileDropWords)
  const [refusal, setRefusal] = useState<string | null>(null)
  const heldFocus = useRef(false)
  const locked = disabled || readOnly
  const sending = progress !== undefined
  const { photo: shrinking, shrink, callOff } = usePhoto()
  /** What was there before a photo that doesn't take its place yet. */
  const earlier = useRef<File>(null)
  // What is on its way into the field isn't missing: whoever wants to go on has to wait for it.
  const wrong = refusal ?? (shrinking && error ? words.wait : error)

  const holdFocus = () => {
    heldFocus.current = files.rootRef.current?.contains(document.activeElement) ?? false
  }
  const take = (file: File | null, chosen = file) => {
    holdFocus()
    callOff()
    setRefusal(null)
    if (file)
      say(
        file === chosen
          ? words.chosen(file.name)
          : words.chosenSmaller(file.name, sizeWords(file, words)),
      )
    else if (value) say(words.removed(value.name))
    onChange(file)
  }
  const refuse = (file: File, sentence: string) => {
    setRefusal(sentence)
    const fact = words.notTaken(file.name)
    // Where the page says why, it is not said twice.
    say(onRefuse ? fact : `${fact}: ${sentence}`)
    onRefuse?.(sentence)
  }
  const stopShrinking = () => {
    if (earlier.current) take(earlier.current)
    else callOff()
  }
  /** `why` when it can't be taken as it is. */
  const takePhoto = async (photo: File, photosUpTo: number, why?: string) => {
    const isFine = !why && photo.size <= photosUpTo
    if (!shrinking) earlier.current = value ?? null
    if (isFine) take(photo)
    else {
      holdFocus()
      setRefusal(null)
      // What is to be replaced isn't sent in its place meanwhile.
      if (value) onChange(null)
    }
    const fitting = await shrink(photo, isFine, { photosUpTo, maxBytes, why })
    if (typeof fitting === 'string') {
      if (earlier.current) take(earlier.current)
      else onChange(null)
      refuse(photo, fitting)
    } else if (fitting) take(fitting, photo)
  }
  useSendingHeard(value?.name, progress)
  const shown = shrinking ?? value
  // How far it is, while something is done with it.
  const note = shrinking ? words.shrinking : sending && (progressText ?? words.progress)(progress)
  // Once all has gone, what comes of it is the other side's.
  const stop = shrinking ? stopShrinking : sending && progress < 100 ? onStop : undefined
  const options: DropzoneOptions = {
    accept,
    maxSize: maxBytes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: locked || sending,
    onDrop: ([taken], [refused]) => {
      if (taken) {
        if (photosUpTo === undefined || !isPhoto(taken)) take(taken)
        else void takePhoto(taken, photosUpTo)
      } else if (refused) {
        const { why, mayFit } = judgeRefused(refused, limitWords({ accept, maxBytes }, words))
        if (photosUpTo === undefined || !mayFit) refuse(refused.file, why)
        else void takePhoto(refused.file, photosUpTo, why)
      }
    },
  }
  const files = useDropzone(options)
  const photo = useDropzone({ ...options, noDrag: true, noPaste: true })

  /** The button just pressed leaves the page: the focus goes to the one that takes its place. */
  useLayoutEffect(() => {
    if (heldFocus.current) files.rootRef.current?.querySelector('button')?.focus()
    heldFocus.current = false
  }, [value, sending, shrinking])

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
          data-filled={shown && true}
          data-dragged={files.isDragActive || undefined}
          className={fileDropVariants({ state: fieldState({ error: wrong, disabled, readOnly }) })}
        >
          <input {...files.getInputProps({ name, 'aria-label': words.browse })} />
          {shown ? (
            <ChosenFile
              file={shown}
              note={note || sizeWords(shown, words)}
              {...{ progress, locked, describedBy }}
              busy={Boolean(note)}
              onStop={
                stop &&
                (() => {
                  holdFocus()
                  stop()
                })
              }
              onReplace={files.open}
              onRemove={() => take(null)}
            />
          ) : (
            <ChooseButtons
              {...{ ref, locked, disabled, describedBy }}
              words={words}
              onBrowse={files.open}
              camera={camera ? photo : undefined}
            />
          )}
        </div>
      )}
    </Field>
  )
}
