import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { toastExamples } from './story-examples.tsx'
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
      when: 'For what has just happened and needs no answer: saved, sent, copied. It goes by itself, after two seconds when it worked and after four otherwise.',
      whenNot: [
        { case: 'It stays true for longer than a few seconds', take: 'Banner' },
        { case: 'One field is wrong; its error stands below it', take: 'Text field' },
        { case: 'The person has to decide something', take: 'Modal' },
        { case: 'The whole page could not be drawn', take: 'Error screen' },
      ],
      keyboard: [
        { keys: ['Alt + T'], does: 'Leads to the messages.' },
        { keys: ['Tab'], does: 'Goes through a message’s buttons and on to the page.' },
      ],
      writing: [
        {
          advice: 'It is one sentence that says what is so now.',
          good: 'Your withdrawal is cancelled; the money is back in your wallet.',
          bad: 'Success!',
        },
        {
          advice: 'What failed comes with what to do about it.',
          good: 'The receipt was not sent. Please try again.',
          bad: 'Something went wrong',
        },
      ],
      examples: toastExamples,
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
