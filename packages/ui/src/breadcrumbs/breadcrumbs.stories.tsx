import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: {
    items: [
      { label: 'My Contributions', link: <a href="#contributions">.</a> },
      { label: 'Rent Pool', link: <a href="#pool">.</a> },
      { label: 'Portfolio KF-2204' },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA breadcrumb pattern: a named `<nav>` around a list, with `aria-current="page"` on the last. On a phone only the way one step back is left. It knows no router: each step takes its link as an element.',
      when: 'For the way back up from a page two or more levels down: a plan, a portfolio. They stand above the title, as the header’s `trail`.',
      whenNot: [
        { case: 'They are the steps of a flow', take: 'Stepper' },
        { case: 'It is the menu', take: 'Side navigation' },
        { case: 'A form leads back to where it came from: a button says so', take: 'Button' },
      ],
      writing: [
        {
          advice: 'Each step is called what its page is called.',
          good: 'My Contributions',
          bad: 'Back',
        },
      ],
    },
    docs: {
      description: {
        component: `The way back up. On a phone only the step just above is left.

**States**: links, and the page itself, which is none; a long name is cut at its end.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['matrix'],
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-desktop', 'light-phone'] },
    docs: { description: { story: 'Two steps up, then the page itself, which is no link.' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Portfolio KF-2204')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

export const Playground: Story = {
  args: { items: [{ label: 'Resources', link: <a href="#r">.</a> }, { label: 'Bylaws' }] },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
