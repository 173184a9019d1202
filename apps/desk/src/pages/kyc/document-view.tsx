import { useFile } from '@kinfold/api/file/get-file'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { IconButton } from '@kinfold/ui/icon-button'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import Maximize from 'lucide-react/icons/maximize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { useFileAddress } from './use-file-address.ts'

const stroke = { 'aria-hidden': true, strokeWidth: 1.75 } as const
const zooms = [1, 1.5, 2, 3, 4] as const

type DocumentViewProps = { fileId: string; label: string }

/** The file itself: a picture that can be turned and enlarged, a PDF in the browser's own viewer. */
export function DocumentView({ fileId, label }: DocumentViewProps) {
  const { data, failure, reload } = useFile(fileId)
  const file = useFileAddress(data)
  if (failure)
    return (
      <div className="p-4 lg:px-5">
        <ReadFailure what="The document" failure={failure} onRetry={reload} />
      </div>
    )
  if (!file) return <LoadingScreen area="inline" label="Fetching the document" />
  if (file.kind === 'pdf')
    return <iframe src={file.address} title={label} className="min-h-120 w-full flex-1" />
  return <Picture address={file.address} label={label} />
}

function Picture({ address, label }: { address: string; label: string }) {
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const larger = () => setZoom(at => Math.min(at + 1, zooms.length - 1))
  const smaller = () => setZoom(at => Math.max(at - 1, 0))
  const whole = () => setZoom(0)
  const turn = () => setTurns(count => count + 1)
  useKeys({ '+': larger, '=': larger, '-': smaller, '0': whole, t: turn })
  const size = `${100 * (zooms[zoom] ?? 1)}%`
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface-sunken">
      <div
        role="toolbar"
        aria-label="Document"
        className="flex items-center gap-1 border-y border-line bg-surface px-3 py-1.5"
      >
        <IconButton
          size="small"
          label="Smaller"
          icon={<ZoomOut {...stroke} />}
          disabled={zoom === 0}
          onClick={smaller}
        />
        <span aria-live="polite" className="figures w-12 text-center text-caption text-ink-muted">
          {size}
        </span>
        <IconButton
          size="small"
          label="Larger"
          icon={<ZoomIn {...stroke} />}
          disabled={zoom === zooms.length - 1}
          onClick={larger}
        />
        <IconButton
          size="small"
          label="Whole document"
          icon={<Maximize {...stroke} />}
          onClick={whole}
        />
        <IconButton size="small" label="Turn" icon={<RotateCw {...stroke} />} onClick={turn} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the arrow keys */}
      <section tabIndex={0} aria-label={label} className="relative min-h-0 flex-1 overflow-auto">
        <div className="grid place-items-center p-4" style={{ width: size, height: size }}>
          <img
            src={address}
            alt={label}
            data-turns={turns % 4}
            style={{ rotate: `${turns * 90}deg` }}
            className="max-h-full max-w-full object-contain transition-[rotate]"
          />
        </div>
      </section>
    </div>
  )
}
