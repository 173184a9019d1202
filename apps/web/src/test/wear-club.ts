import { demoClubOf, markOf } from '@kinfold/personas/clubs/demo-club-of'
import { club } from '../club/club.ts'
import { clubFrom } from '../club/club-from.ts'

const own = { ...club }

/** The app of the demo club that the toolbar names, or the product's own. */
export function wearClub(name: unknown): void {
  const demo = demoClubOf(name)
  if (!demo) return void Object.assign(club, own)
  const worn = clubFrom(demo.settings)
  Object.assign(club, worn, { brand: { name: worn.name, mark: markOf(demo) } })
}
