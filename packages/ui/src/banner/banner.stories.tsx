import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './banner.tsx'
import { bannerExamples } from './story-examples.tsx'

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: {
    title: 'Verification in progress',
    children: 'Validation takes 2 or 3 business days. You may contribute meanwhile.',
  },
  argTypes: {
    icon: { control: false },
    actions: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A message that stays for as long as it is true; what is over in a moment is a toast. One that is there from the start has no role and is read in its turn; one that appears later says `live`, and follows the WAI-ARIA alert pattern for danger and the milder `status` otherwise. Each tone has its own mark, so none is told by colour alone.',
      when: 'For something about the whole page that stays until it is no longer true, with the small button that mends it: missing documents, a paused withdrawal. Two a page at most; give it `live` when it comes while the page is open.',
      whenNot: [
        { case: 'It is over in a moment', take: 'Toast' },
        { case: 'It belongs to one field, below which its error stands', take: 'Text field' },
        { case: 'It has to be decided before the page goes on', take: 'Modal' },
        { case: 'It tells where one thing stands', take: 'Status pill' },
      ],
      writing: [
        {
          advice:
            'The title says what is so, the text what follows from it, the button what to do.',
          good: 'Your ID has expired. Withdrawals wait until we have the new one.',
          bad: 'Attention required',
        },
      ],
      examples: bannerExamples,
    },
    docs: {
      description: {
        component: `Says something about the whole page and stays until it is no longer true.

**States**: five tones, each with its own mark; with and without title, actions and cross. Say \`live\` when it appears while the page is open: it is then read out.`,
      },
    },
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Indigo: good to know.' } } },
}

export const Playground: Story = {
  args: { tone: 'warning' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
