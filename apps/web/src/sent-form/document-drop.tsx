import { showToast } from '@kinfold/app/toast/show-toast'
import { receiptMaximumBytes } from '@kinfold/contract/constants'
import { FileDrop, type FileDropProps } from '@kinfold/ui/file-drop'

type DocumentDropProps = Pick<
  FileDropProps,
  'label' | 'hint' | 'error' | 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'
> & {
  /** Its way to the server, while it is on it. */
  upload: { isRunning: boolean; progress: number; stop: () => void }
}

/** A phone on a weak network sends it in half a minute, and sends it again as fast. */
const photosUpTo = 1_000_000

/** A file that the club needs; the limits are the contract's. */
export function DocumentDrop({ upload, ...field }: DocumentDropProps) {
  return (
    <FileDrop
      {...field}
      required
      camera
      maxBytes={receiptMaximumBytes}
      photosUpTo={photosUpTo}
      onRefuse={sentence => void showToast('error', sentence)}
      progress={upload.isRunning ? Math.round(upload.progress * 100) : undefined}
      onStop={upload.stop}
    />
  )
}
