import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const meta = { title: 'Primitives/Toast/Matrix', component: Toaster } satisfies Meta<typeof Toaster>

export default meta

export const EveryKind: StoryObj = {
  name: 'Every kind',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: {
      description: { story: 'Loading, error, success, and one with a second line and a button.' },
    },
  },
  play: async () => {
    // A message is measured once, as it appears: the letters must be there by then.
    await document.fonts.load('500 1rem "Plus Jakarta Sans"')
    toast.loading('Sending your receipt…')
    toast.error('File cannot be larger than 10MB. please choose a smaller file')
    toast.success('Payment successful.')
    toast.message('Your statement is ready', {
      description: 'October 2026, two pages',
      action: { label: 'Open', onClick: () => undefined },
    })
    await screen.findByText('Your statement is ready')
    // Under the pointer they lie open beneath each other, and none goes.
    await userEvent.hover(screen.getByRole('list'))
    await expect(screen.getAllByRole('listitem')).toHaveLength(4)
  },
}
