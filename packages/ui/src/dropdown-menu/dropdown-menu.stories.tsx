import type { Meta, StoryObj } from '@storybook/react-vite'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'

const meta = {
  title: 'Primitives/Dropdown menu',
  component: DropdownMenu,
  tags: ['autodocs'],
  args: {
    trigger: <Button variant="secondary">Ada Nwosu</Button>,
    options: [
      { name: 'My Account', icon: <UserRound aria-hidden strokeWidth={1.75} />, action: fn() },
      { name: 'Logout', icon: <LogOut aria-hidden strokeWidth={1.75} />, action: fn() },
    ],
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    header: { control: false },
    open: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A button that opens a list of things to do. At most 250 px high, between 200 and 300 px wide; with many options it gets a search box.',
      },
    },
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A button; pressed, its options appear below.' } } },
}

export const Playground: Story = {
  args: { search: true, searchPlaceholder: 'Search...', height: '250px', align: 'start' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
