import { demoClubOf, markOf } from './demo-club-of.ts'

type Club = { readonly name: string }
type ClubFrom = (settings: NonNullable<ReturnType<typeof demoClubOf>>['settings']) => Club

/** Has an app show the demo club that the toolbar names, and its own again when it names none. */
export function demoClubSwitch(club: Club, clubFrom: ClubFrom): (name: unknown) => void {
  const own = { ...club }
  return name => {
    const demo = demoClubOf(name)
    if (!demo) return void Object.assign(club, own)
    const shown = clubFrom(demo.settings)
    Object.assign(club, shown, { brand: { name: shown.name, mark: markOf(demo) } })
  }
}
