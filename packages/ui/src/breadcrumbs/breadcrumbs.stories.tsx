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
    },
    docs: {
      description: {
        component: `The way back up. On a phone only the step just above is left.

**Use it for** pages two or more levels down: a plan, a portfolio. Above the title, as the header’s \`trail\`.

**Not for** top-level pages, steps of a flow (stepper), or instead of a Back button in a form.

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
