import { useFile } from '@kinfold/api/file/get-file'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { IconButton } from '@kinfold/ui/icon-button'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import Maximize from 'lucide-react/icons/maximize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { PdfFrame } from './pdf-frame.tsx'
import { ScrollingPart } from './scrolling-part.tsx'
import { useFileAddress } from './use-file-address.ts'

const stroke = { 'aria-hidden': true, strokeWidth: 1.75 } as const
const zooms = [1, 1.5, 2, 3, 4] as const

type DocumentViewProps = {
  fileId: string
  label: string
  /** What it is, in a sentence: "receipt". */
  what?: string
}

/** The file itself: a picture that can be turned and enlarged, a PDF in the browser's own viewer. */
export function DocumentView({ fileId, label, what = 'document' }: DocumentViewProps) {
  const { data, failure, reload } = useFile(fileId)
  const file = useFileAddress(data)
  if (failure)
    return (
      <div className="p-4 lg:px-5">
        <ReadFailure what={`The ${what}`} failure={failure} onRetry={reload} />
      </div>
    )
  if (!file) return <LoadingScreen area="inline" label={`Fetching the ${what}`} />
  if (file.kind === 'pdf') return <PdfFrame address={file.address} label={label} />
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
  const percent = 100 * (zooms[zoom] ?? 1)
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
          {percent}%
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
      <ScrollingPart label={label} className="min-h-0 flex-1 overflow-auto [container-type:size]">
        <div className="relative" style={{ width: `${percent}cqw`, height: `${percent}cqh` }}>
          <img
            src={address}
            alt={label}
            data-turns={turns % 4}
            style={{ rotate: `${turns * 90}deg`, ...boxOf(zooms[zoom] ?? 1, turns % 2 === 1) }}
            className="absolute start-1/2 top-1/2 max-w-none -translate-1/2 object-contain transition-[rotate]"
          />
        </div>
      </ScrollingPart>
    </div>
  )
}

/** All of what is in sight, so often as it is enlarged. Lying on its side, a picture has the height for its width. */
function boxOf(zoom: number, isOnItsSide: boolean) {
  const across = `calc((100cqw - 2rem) * ${zoom})`
  const down = `calc((100cqh - 2rem) * ${zoom})`
  return isOnItsSide ? { width: down, height: across } : { width: across, height: down }
}
