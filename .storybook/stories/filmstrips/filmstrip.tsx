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
                {devicesOf(pictures, id).map(device => (
                  <div
                    key={device}
                    className={`${widths[device]} overflow-hidden rounded-box border border-line`}
                  >
                    <Thumbnail pictures={pictures} story={id} device={device} />
                  </div>
                ))}
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

const widths = { desktop: 'w-96', phone: 'w-28' }

/** Those that have a picture of a story; without any, one that says so. */
function devicesOf(pictures: Pictures, story: string): readonly Device[] {
  const devices = (['desktop', 'phone'] as const).filter(one => pictures.of(story, 'light', one))
  return devices.length > 0 ? devices : ['desktop']
}
