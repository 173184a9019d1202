import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readClaims, type StoryModule } from './read-claims.ts'
import { stateCatalogue } from './state-catalogue.ts'

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx')

async function readRows() {
  const claims = (await Promise.all(Object.values(modules).map(load => load()))).flatMap(readClaims)
  return stateCatalogue.map(state => ({
    ...state,
    stories: claims.filter(claim => claim.state === state.id),
  }))
}

function Coverage({ rows }: { rows: Awaited<ReturnType<typeof readRows>> }) {
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

const meta = {
  title: 'Foundations/State coverage',
  loaders: [async () => ({ rows: await readRows() })],
  render: (_, { loaded }) => <Coverage rows={loaded.rows} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  parameters: {
    pictures: false,
    docs: {
      description: { story: 'Each state of the members’ app, and the stories that show it.' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('missing')).toBeNull()
  },
}
