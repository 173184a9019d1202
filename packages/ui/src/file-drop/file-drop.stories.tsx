import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { FileDrop } from './file-drop.tsx'

const meta = {
  title: 'Primitives/File drop',
  component: FileDrop,
  tags: ['autodocs'],
  args: { label: 'Receipt', value: null, onChange: fn(), onRefuse: fn() },
  argTypes: {
    value: { control: false },
    accept: { control: false },
    progressText: { control: false },
  },
  decorators: [Story => <div className="max-w-lg">{Story()}</div>],
  render: withMemory(FileDrop),
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on `<input type="file">` behind two buttons, with dropping and pasting by react-dropzone: the drag events by hand were refused, because browsers disagree on folders and types. The area takes what is dropped and its buttons take the presses. Phones get the camera by `capture`. A file is looked at before it is taken, and what is chosen, refused, sent or removed is said, since the choice itself happens in the system’s window.',
      when: 'For one file that goes with a form: a receipt, a photo of an ID. It looks at kind and size before it takes the file, and can make a photo smaller first.',
      whenNot: [
        { case: 'Several files are sent at once', take: 'Files drop' },
        { case: 'The file is there already, to be looked at', take: 'Text link' },
      ],
      writing: [
        {
          advice: 'The hint says what fits, before anybody chooses.',
          good: 'A photo or PDF of up to 10 MB',
          bad: 'Supported formats apply',
        },
        {
          advice: 'The error says which file would do.',
          good: 'Please choose a .jpg, .jpeg, .png or .pdf file.',
          bad: 'Invalid file type',
        },
      ],
    },
    docs: {
      description: {
        component:
          'One file: chosen, dropped, pasted, or photographed on a phone. Kind and size are looked at before it is taken.',
      },
    },
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A dashed area with a button in it.' } } },
}

export const Playground: Story = {
  args: {
    required: true,
    camera: true,
    hint: 'A photo or PDF of up to 10 MB',
    error: '',
    disabled: false,
    readOnly: false,
    maxBytes: 10_000_000,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
