import { referenceMoment } from '@kinfold/personas/reference-day'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import useSWR from 'swr'

// What every other story relies on; when one of these fails, none of the pictures can be trusted.
function Stage({ answer }: { answer?: string }) {
  const { data = 'nothing yet' } = useSWR('answer', answer === undefined ? null : () => answer)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-ink">
      <dt className="text-ink-muted">The day</dt>
      <dd>{new Date().toDateString()}</dd>
      <dt className="text-ink-muted">In the cache</dt>
      <dd>{data}</dd>
    </dl>
  )
}

const meta = {
  title: 'Tests/Stage',
  // Opened by the tests alone: nobody designs with it.
  tags: ['!dev'],
  component: Stage,
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

// The sum of red, green and blue that is really painted behind the story.
function brightness(): number {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? []
  return red + green + blue
}

export const Light: Story = {
  globals: { theme: 'light' },
  parameters: { docs: { description: { story: 'Ink on warm paper.' } } },
  play: async () => {
    await expect(document.documentElement).not.toHaveClass('dark')
    await waitFor(() => expect(brightness()).toBeGreaterThan(650))
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  parameters: { docs: { description: { story: 'The same page on a dark ground.' } } },
  play: async () => {
    await expect(document.documentElement).toHaveClass('dark')
    await waitFor(() => expect(brightness()).toBeLessThan(120))
  },
}

export const FrozenDay: Story = {
  parameters: {
    docs: { description: { story: 'It is always the reference day; timers still run.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(new Date(referenceMoment).toDateString()),
    ).toBeVisible()
    await new Promise(resolve => setTimeout(resolve))
  },
}

export const FillsItsCache: Story = {
  args: { answer: 'an answer' },
  parameters: { docs: { description: { story: 'What this story loads stays in this story.' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('an answer')).toBeVisible()
  },
}

export const OwnCache: Story = {
  parameters: { docs: { description: { story: 'Nothing of the story before is left.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('nothing yet')).toBeVisible()
  },
}

let answeredBy: string[] = []

const answering = (story: string) =>
  http.get('*/api/last-word', () => {
    answeredBy.push(story)
    return new HttpResponse(null, { status: 204 })
  })

const ask = () => fetch('/api/last-word')

export const AsksWhenItEnds: Story = {
  name: 'Asks when it ends',
  parameters: {
    docs: { description: { story: 'Its last call is under way when the next story begins.' } },
    msw: { handlers: [answering('the story itself')] },
  },
  beforeEach: () => {
    answeredBy = []
    return () => void ask()
  },
  play: async () => {
    await ask()
    await expect(answeredBy).toEqual(['the story itself'])
  },
}

export const LateCallIsNotItsOwn: Story = {
  name: 'A late call is not its own',
  parameters: {
    docs: { description: { story: 'A call of the story before is answered by that one’s mocks.' } },
  },
  play: async () => {
    await waitFor(() => expect(answeredBy).toEqual(['the story itself', 'the story itself']))
  },
}
