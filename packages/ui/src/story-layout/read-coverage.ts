import { type Claim, type PersonaOf, readClaims, type StoryModule } from './read-claims.ts'

type State = { readonly id: string; readonly sentence: string }

/** A state of a catalogue, with the stories that say they show it. */
export type CoveredState = State & { readonly stories: readonly Claim[] }

/** Each state of a catalogue, with its stories. */
export async function readCoverage(
  catalogue: readonly State[],
  modules: Readonly<Record<string, () => Promise<StoryModule>>>,
  personaOf: PersonaOf,
): Promise<CoveredState[]> {
  const read = await Promise.all(Object.values(modules).map(load => load()))
  const byState = Map.groupBy(
    read.flatMap(module => readClaims(module, personaOf)),
    ({ state }) => state,
  )
  return catalogue.map(state => ({ ...state, stories: byState.get(state.id) ?? [] }))
}

export const isShown = ({ stories }: CoveredState) => stories.length > 0
