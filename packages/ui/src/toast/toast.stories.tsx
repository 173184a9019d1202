import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const meta = {
  title: 'Primitives/Toast',
  component: Toaster,
  tags: ['autodocs'],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on sonner; Radix’s toast was refused, because it has no stacking and no loading state. The messages are a live region before the pages, and Tab goes on past them: sonner gave the focus back, so Tab went in circles. A success stays for two seconds, others for four. What is true for longer is a banner.',
    },
    docs: {
      // Every Toaster of a page shows every message, so each story here has a page of its own.
      story: { inline: false, height: 180 },
      description: {
        component:
          'Says that something has happened and goes away on its own: after 4 s, a success after 2 s, a loading one when its outcome takes its place. At most twenty at a time. Screen readers hear each.',
      },
    },
  },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    docs: { description: { story: 'Pressed, the button shows a message at the upper edge.' } },
  },
  render: args => (
    <>
      <Toaster {...args} />
      <Button
        variant="secondary"
        onClick={() => toast.success('An OTP code has been resent to your email address.')}
      >
        Resend
      </Button>
    </>
  ),
}

export const Playground: Story = {
  parameters: { docs: { description: { story: 'Each button shows one kind.' } } },
  render: args => (
    <div className="flex flex-wrap gap-3 pt-40">
      <Toaster {...args} />
      <Button variant="secondary" onClick={() => toast.message('Your statement is ready')}>
        Message
      </Button>
      <Button variant="secondary" onClick={() => toast.success('Payment successful.')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => toast.error('Invalid Credentials')}>
        Error
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          const id = toast.loading('Sending your receipt…')
          setTimeout(() => toast.success('Receipt sent', { id }), 3000)
        }}
      >
        Loading
      </Button>
    </div>
  ),
}
