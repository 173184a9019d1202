import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const meta = {
  title: 'Primitives/Not-found screen',
  component: NotFoundScreen,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'For an address that leads nowhere, and for a thing that is gone or not the member’s: one screen for all of them. Its words are the page’s first heading, and it is no alert. It takes the way back as its child, because it knows no router.',
      when: 'For an unknown address, and for a thing that is gone or not the member’s. Give it a way back whenever there is one.',
      whenNot: [
        { case: 'A list is empty', take: 'Empty state' },
        { case: 'The page broke', take: 'Error screen' },
      ],
      writing: [
        {
          advice: 'It says what isn’t here and where to go.',
          good: 'This page doesn’t exist. Back to the overview',
          bad: 'Error 404',
        },
      ],
    },
    docs: {
      description: {
        component: `For an address that leads nowhere, with the way back.

**States**: the words alone, with a reason, with a way back. Give a way back whenever there is one.`,
      },
    },
  },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'The words alone.' } } },
}

export const Playground: Story = {
  args: { title: 'This portfolio is not yours', description: 'Or it was closed.' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const WithAWayBack: Story = {
  name: 'With a way back',
  tags: ['matrix'],
  args: {
    description: 'The link may be old, or a letter went missing on the way.',
    children: (
      <Button asChild>
        <a href="#overview">Go to Dashboard</a>
      </Button>
    ),
  },
  parameters: { docs: { description: { story: 'A reason and one button home.' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "This page doesn't exist",
    )
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  },
}
