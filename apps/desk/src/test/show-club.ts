import { demoClubSwitch } from '@kinfold/personas/clubs/demo-club-switch'
import { club } from '../club/club.ts'
import { clubFrom } from '../club/club-from.ts'

/** The desk of the demo club that the toolbar names, or the product's own. */
export const showClub = demoClubSwitch(club, clubFrom)
