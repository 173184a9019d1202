import type { DataExport } from '@kinfold/contract/data-export/data-export'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { Banner, type BannerProps } from '@kinfold/ui/banner'

const day = dateFormat({ dateStyle: 'long' })
const megabytes = new Intl.NumberFormat('en-NG', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
})

type Told = { readonly tone: BannerProps['tone']; readonly title: string; readonly text: string }

/** How far the latest archive is. */
export function ExportState({ latest }: { latest: DataExport }) {
  const { tone, title, text } = told(latest)
  return (
    <Banner live tone={tone} title={title} className="w-full">
      {text}
    </Banner>
  )
}

function told({ state, asked_at, fetch_by, size }: DataExport): Told {
  const asked = day(new Date(asked_at))
  switch (state) {
    case 'being_made':
      return {
        tone: 'info',
        title: 'Your data is being put together',
        text: 'This takes a moment. You don’t have to wait here: we send you an e-mail when it is ready.',
      }
    case 'ready':
      return {
        tone: 'success',
        title: 'Your data is ready',
        text: `${sizeOf(size)}You can download it once, until ${day(new Date(fetch_by ?? asked_at))}.`,
      }
    case 'fetched':
      return {
        tone: 'neutral',
        title: 'You have downloaded your data',
        text: `You asked for it on ${asked}. We have deleted our copy of the file.`,
      }
    case 'expired':
      return {
        tone: 'neutral',
        title: 'Your last export has expired',
        text: `You asked for it on ${asked}, and it wasn’t downloaded in time. We have deleted the file.`,
      }
    case 'failed':
      return {
        tone: 'danger',
        title: 'We couldn’t put your data together',
        text: 'Something went wrong on our side. Please ask for it again, or contact the support team.',
      }
  }
}

const sizeOf = (bytes: number | null) =>
  bytes === null ? '' : `A ZIP file of ${megabytes.format(Math.max(bytes / 1_000_000, 0.1))}. `
