import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FilesDrop } from './files-drop.tsx'

const meta = {
  title: 'Primitives/Files drop',
  component: FilesDrop,
  tags: ['autodocs'],
  args: {
    label: 'Papers',
    photosUpTo: 1_000_000,
    send: fn(async () => ({ ok: true }) as const),
    onChange: fn(),
  },
  argTypes: { send: { control: false }, accept: { control: false }, className: { control: false } },
  decorators: [Story => <div className="max-w-lg">{Story()}</div>],
  parameters: {
    part: {
      status: 'trial',
      decision:
        'Files go one after the other, because on a weak network the first is there sooner and none is cut off by its neighbours. Each has its own error and second try, as in Cloudscape’s file upload. Sending in parts was refused: a photo has a megabyte at most, and goes again whole.',
    },
    docs: {
      description: {
        component: `Several files, sent one after the other as soon as they are chosen. Each has its own way, error and second try; one that fails holds up none of the others.

**Use it for** papers that are sent at once and named later. **For one file that goes with a form** take the file drop.`,
      },
    },
  },
} satisfies Meta<typeof FilesDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A dashed area with a button in it.' } } },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('group', { name: 'Papers' })
    await expect(within(area).getByRole('button', { name: 'Choose files' })).toBeEnabled()
    await expect(area.querySelector('input')).toHaveAttribute('multiple')
  },
}

export const Playground: Story = {
  args: {
    required: true,
    camera: true,
    hint: 'Photos or PDFs of up to 10 MB each',
    most: 3,
    maxBytes: 10_000_000,
    disabled: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
