import { cx } from 'class-variance-authority'
import Camera from 'lucide-react/icons/camera'
import Upload from 'lucide-react/icons/upload'
import type { ComponentProps, Ref } from 'react'
import { Button } from '../button/button.tsx'

type CameraDrop = {
  getInputProps: (props: ComponentProps<'input'>) => ComponentProps<'input'>
  open: () => void
}

type ChooseButtonsProps = {
  words: { readonly browse: string; readonly photo: string; readonly drop: string }
  onBrowse: () => void
  /** Where the camera is offered. */
  camera: CameraDrop | undefined
  locked: boolean
  disabled: boolean
  /** Under files that are there already. */
  below?: boolean
  describedBy: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** What a place for files shows as long as it takes one. */
export function ChooseButtons({
  words,
  onBrowse,
  camera,
  locked,
  disabled,
  below = false,
  describedBy,
  ref,
}: ChooseButtonsProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-3 px-4 text-center',
        below ? 'border-t border-line py-4' : 'py-7',
      )}
    >
      {below ? null : (
        <Upload aria-hidden size={24} strokeWidth={1.75} className="text-ink-muted" />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          ref={ref}
          variant="secondary"
          size="small"
          disabled={locked}
          aria-describedby={describedBy}
          onClick={onBrowse}
        >
          {words.browse}
        </Button>
        {camera ? (
          <>
            <input
              {...camera.getInputProps({
                accept: 'image/*',
                capture: 'environment',
                'aria-label': words.photo,
              })}
            />
            <Button
              variant="secondary"
              size="small"
              disabled={locked}
              icon={<Camera aria-hidden strokeWidth={1.75} />}
              onClick={camera.open}
              className="not-pointer-coarse:hidden"
            >
              {words.photo}
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
        {words.drop}
      </p>
    </div>
  )
}
