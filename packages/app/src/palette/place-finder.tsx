import { type FindOptions, findByWord } from '@kinfold/ui/find-options'
import { Listbox } from '@kinfold/ui/listbox'
import { Modal } from '@kinfold/ui/modal'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Place } from './place.ts'

type PlaceFinderProps = {
  title: string
  /** On the field: what can be found. */
  finds: string
  /** In the order they are shown. */
  places: readonly Place[]
  /** Hears what is typed, where more places come for it. */
  onType?: (words: string) => void
  onClose: () => void
}

/** Everything one may go to, found by typing. */
export function PlaceFinder({ title, finds, places, onType, onClose }: PlaceFinderProps) {
  const id = useId()
  const navigate = useNavigate()
  const go = (to: string) => {
    onClose()
    navigate(to)
  }
  return (
    <Modal
      open
      titleHidden
      closeButton={false}
      title={title}
      className="[&>div:last-child]:p-0 sm:[&>div:last-child]:p-0"
      onOpenChange={open => !open && onClose()}
    >
      <div className="flex max-h-[60dvh] flex-col py-2">
        <Listbox
          id={id}
          label="Places"
          options={places.map(({ to, label, note }) => ({ value: to, label, note }))}
          search={{ placeholder: finds, find: findAmong(places), ...(onType && { onType }) }}
          emptyText="Nothing is called so."
          onChoose={({ value }) => go(value)}
        />
      </div>
    </Modal>
  )
}

/** By each word of it; what the server found comes last, as it came. */
function findAmong(places: readonly Place[]): FindOptions {
  const placeAt = new Map(places.map(place => [place.to, place]))
  return (options, typed) => {
    const optionAt = new Map(options.map(option => [option.value, option]))
    const isFound = (value: string) => placeAt.get(value)?.isFound === true
    const searched = options
      .filter(({ value }) => !isFound(value))
      .map(option => ({
        ...option,
        label: `${option.label} ${placeAt.get(option.value)?.also ?? ''}`,
      }))
    return [
      ...findByWord(searched, typed).map(option => optionAt.get(option.value) ?? option),
      ...options.filter(({ value }) => isFound(value)),
    ]
  }
}
