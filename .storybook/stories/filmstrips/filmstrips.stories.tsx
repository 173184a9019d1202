import { readPictures } from '@kinfold/ui/read-pictures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Filmstrip } from './filmstrip.tsx'
import { flows } from './flows.ts'

const meta = {
  title: 'Foundations/Filmstrips',
  loaders: [async () => ({ pictures: await readPictures() })],
  parameters: { pictures: false },
} satisfies Meta

export default meta

export const EveryFlow: StoryObj = {
  render: (_, { loaded: { pictures } }) => (
    <div className="mx-auto flex max-w-page flex-col gap-10 py-6 text-ink">
      <header className="max-w-prose">
        <h1 className="text-display font-semibold">Ways through the product</h1>
        <p className="mt-2 text-ink-muted">
          Step by step, as a desktop and a phone show them. The sentence under a step leads to its
          story.
        </p>
      </header>
      {flows.map(flow => (
        <Filmstrip key={flow.name} flow={flow} pictures={pictures} />
      ))}
    </div>
  ),
  parameters: {
    docs: {
      description: {
        story: 'Nine ways through the product, each as the pictures of its states in their order.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { name, steps } of flows) {
      const flow = within(canvas.getByRole('region', { name }))
      await expect(flow.getAllByRole('link')).toHaveLength(steps.length)
    }
    // Each picture has its story, so each step has one.
    await expect(canvas.queryByText(/No picture/)).toBeNull()
  },
}
