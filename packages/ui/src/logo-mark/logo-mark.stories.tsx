import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { LogoMark } from './logo-mark.tsx'

const meta = {
  title: 'Primitives/Logo mark',
  component: LogoMark,
  tags: ['autodocs'],
  args: { className: 'size-10' },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'The picture alone, apart from the logo, for places where the name stands beside it and would be said twice. It is hidden from screen readers. The product’s own mark is an inline drawing in the colours of the theme; a club’s own is a pair of `<img>`, of which the theme shows one.',
      when: 'For the loading screen and other small places where the club’s name stands beside it.',
      whenNot: [
        { case: 'There is room for mark and name', take: 'Logo' },
        { case: 'It is the only thing in a link: it has no name for readers', take: 'Logo' },
      ],
    },
    docs: {
      description: {
        component: 'The club’s mark without its name, hidden from screen readers.',
      },
    },
  },
} satisfies Meta<typeof LogoMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A stem and two leaves, 40 px.' } } },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg')
    await expect(mark).toHaveAttribute('aria-hidden', 'true')
    await expect(mark?.getBoundingClientRect().width).toBe(40)
  },
}

export const Playground: Story = {
  args: { className: 'size-24' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EverySize: Story = {
  name: 'Every size',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'As small as it is clear, and large; on indigo.' } },
  },
  render: () => (
    <StateGrid
      states={{
        small: <LogoMark className="size-6" />,
        regular: <LogoMark />,
        large: <LogoMark className="size-24" />,
        'on indigo': (
          <div className="feature-ground w-fit rounded-card p-6">
            <LogoMark />
          </div>
        ),
      }}
    />
  ),
}
