import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoadingScreen } from './loading-screen.tsx'

const meta = {
  title: 'Primitives/Loading screen',
  component: LoadingScreen,
  tags: ['autodocs'],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Before anything is known there is no place to keep, so the club’s mark stands there instead of skeletons. What is awaited is said in words. With reduced motion its ring stands still.',
      when: 'For the moment before anything is known: `full` covers the window, `inline` stands in the page’s body.',
      whenNot: [
        { case: 'The shape of the page is known', take: 'Skeleton' },
        { case: 'Something was just pressed: its button shows the wait', take: 'Button' },
      ],
      writing: [
        {
          advice: 'It says where one is being taken.',
          good: 'Taking you to the desk',
          bad: 'Please wait',
        },
      ],
    },
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `The club’s mark while a page, or the member’s profile, is on its way.

**States**: full and inline; with reduced motion the ring stands still.`,
      },
    },
  },
} satisfies Meta<typeof LoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Your account is loading' },
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: { description: { story: 'The mark in the middle of an empty window.' } },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement).getByRole('status')
    await expect(screen).toHaveTextContent('Your account is loading')
    await expect(screen.getBoundingClientRect().height).toBe(window.innerHeight)
  },
}

export const Playground: Story = {
  args: { area: 'inline' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const Inline: Story = {
  args: { area: 'inline', label: 'Your contributions are loading' },
  parameters: { docs: { description: { story: 'The same, in the middle of the page’s body.' } } },
}
