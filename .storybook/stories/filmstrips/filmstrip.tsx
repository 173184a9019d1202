import type { Device, Pictures } from '@kinfold/ui/read-pictures'
import { Thumbnail } from '@kinfold/ui/thumbnail'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Flow } from './flows.ts'

type FilmstripProps = { readonly flow: Flow; readonly pictures: Pictures }

/** The states of a flow in their order, as a desktop and a phone show them; each leads to its story. */
export function Filmstrip({ flow: { name, who, steps }, pictures }: FilmstripProps) {
  return (
    <section aria-label={name}>
      <h2 className="text-heading font-semibold">{name}</h2>
      <p className="text-small text-ink-muted">{who}</p>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and keys have to reach what is out of sight
        tabIndex={0}
        aria-label={`Steps: ${name}`}
        className="mt-4 flex gap-5 overflow-x-auto rounded-card pb-4"
      >
        {steps.map(([page, story, says], index) => {
          const id = toId(page, storyNameFromExport(story))
          return (
            <li key={`${id} ${says}`} className="shrink-0">
              <div className="flex items-end gap-2">
                <Frame pictures={pictures} story={id} device="desktop" />
                <Frame pictures={pictures} story={id} device="phone" />
              </div>
              <p className="mt-2 max-w-96 text-small">
                <span className="figures text-ink-muted">{index + 1}.</span>{' '}
                <a href={`?path=/story/${id}`} target="_top" className="text-link underline">
                  {says}
                </a>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type FrameProps = {
  readonly pictures: Pictures
  readonly story: string
  readonly device: Device
}

const widths = { desktop: 'w-96', phone: 'w-28' }

/** Nothing where a device has no picture: its story has the toolbar's width. */
function Frame({ pictures, story, device }: FrameProps) {
  if (!pictures.of(story, 'light', device)) return null
  return (
    <div className={`${widths[device]} overflow-hidden rounded-box border border-line`}>
      <Thumbnail pictures={pictures} story={story} device={device} />
    </div>
  )
}
