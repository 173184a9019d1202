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
      when: 'For several papers that are sent one after the other as soon as they are chosen, each with its own second try.',
      whenNot: [{ case: 'There is one file, and it goes when the form does', take: 'File drop' }],
      writing: [
        {
          advice: 'The label says what the files are.',
          good: 'Receipts of this month',
          bad: 'Upload files',
        },
        {
          advice: 'An error names what happened and leaves the way open.',
          good: 'The connection broke. Try this file again.',
          bad: 'Upload error 0x80',
        },
      ],
      anatomy: {
        story: 'playground',
        height: '16rem',
        pieces: [
          {
            name: 'Label',
            is: 'What the files are, with a star where one has to be there.',
            at: '[id$="-label"]',
          },
          {
            name: 'Area',
            is: 'Takes files that are dropped or pasted; once some are there it lists them, each with its own way and error.',
            at: '[role=group][tabindex]',
          },
          {
            name: 'Choose files',
            is: 'Opens the device’s own dialog. It goes once there is room for no more.',
            at: '[role=group][tabindex] button',
            edge: 'below',
          },
          {
            name: 'Hint',
            is: 'Which kinds of file it takes, and how large. The error comes above it.',
            at: '[id$="-hint"]',
          },
        ],
      },
    },
    docs: {
      description: {
        component:
          'Several files, sent one after the other as soon as they are chosen. Each has its own way, error and second try; one that fails holds up none of the others.',
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
