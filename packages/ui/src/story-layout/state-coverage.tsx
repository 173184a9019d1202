import { type Claim, readClaims, type StoryModule } from './read-claims.ts'

type State = { readonly id: string; readonly sentence: string }
type Row = State & { readonly stories: readonly Claim[] }

/** Each state of a catalogue, with the stories that say they show it. */
export async function readCoverage(
  catalogue: readonly State[],
  modules: Readonly<Record<string, () => Promise<StoryModule>>>,
): Promise<Row[]> {
  const read = await Promise.all(Object.values(modules).map(load => load()))
  const claims = read.flatMap(readClaims)
  return catalogue.map(state => ({
    ...state,
    stories: claims.filter(claim => claim.state === state.id),
  }))
}

/** A catalogue of states beside its stories; what no story shows is called missing. */
export function StateCoverage({ rows }: { rows: readonly Row[] }) {
  const shown = rows.filter(({ stories }) => stories.length > 0).length
  return (
    <div className="mx-auto max-w-page text-ink">
      <h1 className="text-heading font-bold">Every state and its stories</h1>
      <p className="mt-1 mb-6 text-ink-muted">
        {shown} of {rows.length} states have a story; the others belong to pages still to be built.
      </p>
      <table className="w-full text-start text-small">
        <thead>
          <tr className="border-b border-line text-start text-ink-muted">
            <th className="py-2 pe-4 text-start font-medium">State</th>
            <th className="py-2 pe-4 text-start font-medium">What it proves</th>
            <th className="py-2 text-start font-medium">Shown by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, sentence, stories }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className="py-2 pe-4 font-medium [overflow-wrap:anywhere]">{id}</td>
              <td className="py-2 pe-4">{sentence}</td>
              <td className="py-2">
                {stories.map(({ title, story, id: storyId }) => (
                  <a
                    key={storyId}
                    target="_top"
                    href={`?path=/story/${storyId}`}
                    className="block text-link underline"
                  >
                    {title} / {story}
                  </a>
                ))}
                {stories.length > 0 ? null : 'missing'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
