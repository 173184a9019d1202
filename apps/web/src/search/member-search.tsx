import { PlaceFinder } from '@kinfold/app/palette/place-finder'
import { pagePlaces } from './page-places.ts'
import { useContentPlaces } from './use-content-places.ts'
import { useLinePlaces } from './use-line-places.ts'

/** Pages, plans, questions and what moved in the wallets, found by typing. */
export function MemberSearch({ onClose }: { onClose: () => void }) {
  const content = useContentPlaces()
  const lines = useLinePlaces()
  return (
    <PlaceFinder
      title="Search"
      finds="Page, plan, payment or question"
      places={[...pagePlaces, ...content, ...lines]}
      onClose={onClose}
    />
  )
}
