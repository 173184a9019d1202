import { useTheme } from '@kinfold/ui/theme'
import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnatomyNote, Piece } from './part-note.ts'

/** The pieces of a part, numbered in one of its stories and named beside it. */
export function Anatomy({ page, story, height, pieces }: AnatomyNote & { page: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const places = usePlaces(frame, pieces)
  return (
    <>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <div className="mt-4 mb-10 font-sans text-body text-ink">
          <div className="relative overflow-hidden rounded-card border border-line bg-canvas">
            {/* A picture: nothing in it can be reached, and by `picture` it takes no focus from the page. */}
            <iframe
              ref={frame}
              inert
              title="Its pieces"
              loading="lazy"
              src={`iframe.html?id=${page}--${story}&viewMode=story&picture=true&globals=theme:${useTheme()}`}
              style={{ height }}
              className="block w-full"
            />
            {places.map((place, index) =>
              place ? (
                <span
                  key={pieces[index]?.name}
                  style={place}
                  className="absolute -translate-1/2 rounded-full ring-2 ring-canvas"
                >
                  <Mark value={index + 1} />
                </span>
              ) : null,
            )}
          </div>
          <ol className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {pieces.map(({ name, is }, index) => (
              <li key={name} className="flex gap-3">
                <Mark value={index + 1} />
                <span className="text-pretty">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="text-ink-muted">{is}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Unstyled>
    </>
  )
}

function Mark({ value }: { value: number }) {
  return (
    <span
      aria-hidden
      className="figures grid size-6 shrink-0 place-items-center rounded-full bg-primary text-caption font-semibold text-on-primary"
    >
      {value}
    </span>
  )
}

/** From the middle of a number to what it stands at. */
const away = 16

type Place = { readonly left: number; readonly top: number }

/** Where the pieces are in the frame, for as long as it moves. */
function usePlaces(
  frame: RefObject<HTMLIFrameElement | null>,
  pieces: AnatomyNote['pieces'],
): readonly (Place | undefined)[] {
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let stop = () => {}
    const begin = () => {
      stop()
      const shown = element.contentDocument
      if (!shown) return
      const measure = () =>
        setPlaces(pieces.map(({ at, edge }) => placeOf(shown.querySelector(at), edge)))
      stop = whenMoved(shown, measure)
      measure()
    }
    element.addEventListener('load', begin)
    return () => {
      element.removeEventListener('load', begin)
      stop()
    }
  }, [frame, pieces])
  return places
}

const ends = ['animationend', 'transitionend', 'scroll', 'load'] as const

function whenMoved(shown: Document, moved: () => void): () => void {
  const changes = new MutationObserver(moved)
  changes.observe(shown, { subtree: true, childList: true, attributes: true })
  for (const end of ends) shown.addEventListener(end, moved, true)
  shown.defaultView?.addEventListener('resize', moved)
  return () => changes.disconnect()
}

/** Beside its words, or where the note says. */
function placeOf(piece: Element | null, edge: Piece['edge'] = 'end'): Place | undefined {
  const page = piece?.ownerDocument
  if (!page) return undefined
  const words = page.createRange()
  words.selectNodeContents(piece)
  const isWhole = edge !== 'end' || piece.matches('button, input, tr, [role]')
  const { left, right, top, bottom } = (isWhole ? piece : words).getBoundingClientRect()
  // What only screen readers have is as small as a dot.
  if (right - left < 2) return undefined
  const places = {
    end: { left: right + away, top: (top + bottom) / 2 },
    above: { left: (left + right) / 2, top: top - away },
    below: { left: (left + right) / 2, top: bottom + away },
  }
  const place = places[edge]
  return { ...place, left: Math.min(place.left, page.documentElement.clientWidth - away) }
}
