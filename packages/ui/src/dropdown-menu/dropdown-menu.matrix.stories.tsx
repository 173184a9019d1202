import type { Meta, StoryObj } from '@storybook/react-vite'
import LogOut from 'lucide-react/icons/log-out'
import ReceiptText from 'lucide-react/icons/receipt-text'
import UserRound from 'lucide-react/icons/user-round'
import { expect, screen } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'

const meta = {
  title: 'Primitives/Dropdown menu/Matrix',
  component: DropdownMenu,
} satisfies Meta<typeof DropdownMenu>

export default meta

export const OpenWithEveryKindOfOption: StoryObj = {
  name: 'Open with every kind of option',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: {
      description: {
        story: 'Header, icons, a note, a disabled and a dangerous option; beside it one searched.',
      },
    },
  },
  render: () => (
    <div className="flex flex-wrap gap-x-40 gap-y-80">
      <DropdownMenu
        open
        trigger={<Button variant="secondary">Ada Nwosu</Button>}
        header={
          <>
            <div className="text-small text-ink-muted">NGN wallet</div>
            <div className="figures text-title font-semibold">₦1,250,000</div>
          </>
        }
        options={[
          { name: 'My Account', icon: <UserRound aria-hidden strokeWidth={1.75} /> },
          {
            name: 'Statements',
            note: 'From next month on',
            disabled: true,
            icon: <ReceiptText aria-hidden strokeWidth={1.75} />,
          },
          { name: 'Logout', tone: 'danger', icon: <LogOut aria-hidden strokeWidth={1.75} /> },
        ]}
      />
      <DropdownMenu
        open
        search
        trigger={<Button variant="secondary">Contribute</Button>}
        options={[
          'Family pool',
          'Purple NGN',
          'Purple USD',
          'Dollar fund',
          'Land',
          'School fees',
        ].map(name => ({ name }))}
      />
    </div>
  ),
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Land' })).toBeInTheDocument()
  },
}
