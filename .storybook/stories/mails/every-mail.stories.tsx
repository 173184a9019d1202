import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, within } from 'storybook/test'
import { readMails } from '../../mails/mail-page.tsx'

type StoryModule = { default: { title: string } } & Readonly<Record<string, StoryObj>>
type Row = { readonly path: string; readonly subject: string; readonly story: string | undefined }

const modules = import.meta.glob<StoryModule>(['./*.stories.tsx', '!./every-mail.stories.tsx'])

async function readRows(): Promise<Row[]> {
  const mails = await readMails('own')
  const loaded = await Promise.all(Object.values(modules).map(load => load()))
  const storyOf = new Map(
    loaded.flatMap(({ default: { title }, ...stories }) =>
      Object.entries(stories).map(
        ([name, { parameters }]) =>
          [parameters?.mail, toId(title, storyNameFromExport(name))] as const,
      ),
    ),
  )
  return Object.entries(mails).flatMap(([group, named]) =>
    Object.entries(named).map(([name, { subject }]) => {
      const path = `${group}/${name}`
      return { path, subject, story: storyOf.get(path) }
    }),
  )
}

function EveryMail({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="mx-auto max-w-prose py-6 text-ink">
      <h1 className="text-heading font-semibold">Every mail</h1>
      <p className="mt-1 mb-6 text-ink-muted">
        {rows.length} mails, as the server writes them, each under its subject.
      </p>
      <ul>
        {rows.map(({ path, subject, story }) => (
          <li key={path} className="border-t border-line py-2.5">
            {story === undefined ? (
              `${subject}: no story yet`
            ) : (
              <a target="_top" href={`?path=/story/${story}`} className="text-link underline">
                {subject}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const meta = {
  title: 'E-mails/Every mail',
  loaders: [async () => ({ rows: await readRows() })],
  render: (_, { loaded }) => <EveryMail rows={loaded.rows} />,
} satisfies Meta

export default meta

export const EveryMailThatExists: StoryObj = {
  name: 'Every mail',
  parameters: {
    pictures: false,
    docs: { description: { story: 'Each mail under its subject, leading to its story.' } },
  },
  play: async ({ canvasElement }) => {
    const mails = within(canvasElement).getAllByRole('listitem')
    await expect(mails.length).toBeGreaterThan(80)
  },
}
