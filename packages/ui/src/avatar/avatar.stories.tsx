import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Matrix } from '../story-layout/matrix.tsx'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Adaeze Nwosu' },
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Initials of the first and the last word, with a tone worked out from the name, so that a person looks the same everywhere and nothing has to be stored. The four tones are indigo, plum and teal: red, green and amber were taken out, because initials in them read as an error at the corner of every page. It is hidden from screen readers, since the name always stands or is said beside it.',
      when: 'For a person, beside the name: the profile menu, the lists at the desk, next of kin. It is silent for readers, because the name says it.',
      whenNot: [
        { case: 'It stands for the club', take: 'Logo mark' },
        { case: 'It says what kind of thing it is', take: 'Badge' },
      ],
    },
    docs: {
      description: {
        component: `A member’s initials, or a picture, beside the name. The same name always has the same tone.

**States**: initials, picture; while the picture is on its way, or when it never comes, the initials stay.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Two letters on the name’s own tone.' } } },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByText('AN')
    await expect(avatar).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Playground: Story = {
  args: { size: 'large' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#d98f12"/><circle cx="20" cy="16" r="8" fill="#3b2a12"/><path d="M4 44c2-24 30-24 32 0" fill="#2b3582"/></svg>')}`
const people = {
  'two words': 'Adaeze Nwosu',
  'other tones': 'Bolanle Adeyemi',
  marks: 'Ọlá Ẹgbẹ́',
  'one word': 'Efe',
  'long name': 'Oluwaseunfunmi Adébáyọ̀-Okonkwo',
  picture: 'Halima Bello',
}
const names: Record<string, string> = people
const sizes = ['small', 'regular', 'large'] as const

export const EverySize: Story = {
  name: 'Every size',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Three sizes of every kind of name.' } } },
  render: () => (
    <Matrix rows={[...sizes]} columns={Object.keys(people)}>
      {(row, column) => (
        <Avatar
          name={names[column] ?? ''}
          size={sizes.find(size => size === row)}
          src={column === 'picture' ? picture : undefined}
        />
      )}
    </Matrix>
  ),
}
