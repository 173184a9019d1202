import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const meta = {
  title: 'Primitives/Not-found screen',
  component: NotFoundScreen,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: {
    docs: { description: { component: 'For an address that leads nowhere, with the way back.' } },
  },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'The words alone.' } } },
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
}
