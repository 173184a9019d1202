import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { Card } from './card.tsx'

const meta = {
  title: 'Primitives/Card/Features',
  component: Card,
  decorators: [Story => <div className="max-w-md p-2">{Story()}</div>],
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

const topUp = fn()

export const TheWholeCardIsALink: Story = {
  name: 'The whole card is a link',
  parameters: says(
    'One link named by its title, as large as the card; the button beside the title stays its own.',
  ),
  args: {
    title: 'Diaspora Pool',
    link: <a href="#pool">.</a>,
    action: (
      <Button size="small" variant="secondary" onClick={topUp}>
        Top up
      </Button>
    ),
    children: 'Twelve months, from $500',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Diaspora Pool' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Top up' }))
    await expect(topUp).toHaveBeenCalled()
    const words = canvas.getByText('Twelve months, from $500').getBoundingClientRect()
    const hit = document.elementFromPoint(words.x + 4, words.y + 4)
    await expect(hit).toBe(link)
  },
}

export const LargeLetters: Story = {
  name: 'Large letters',
  args: { title: 'Contributions', action: <Button size="small">Change</Button> },
  parameters: says('Where a button leaves its title no room, it goes below.'),
  render: args => (
    <div className="w-44">
      <Card {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading', { name: 'Contributions' }).getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(button.top).toBeGreaterThanOrEqual(title.bottom)
  },
}

export const NamedByItsTitle: Story = {
  name: 'Named by its title',
  args: { title: 'Next of kin', children: 'Ngozi Okonkwo-Williams, sister' },
  parameters: says('Screen readers hear the title when they come into the card.'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('group', { name: 'Next of kin' }),
    ).toHaveTextContent('sister')
  },
}
