import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  tags: ['autodocs'],
  argTypes: { className: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Mark and name of the club, from its brand configuration. Put it inside the link that leads home.',
      },
    },
  },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A stem, two leaves, and the name.' } } },
}

export const Playground: Story = {
  args: { markOnly: true },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

const square = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="${colour}"/><path d="M10 24c6-12 14-12 20 0" fill="none" stroke="#fff" stroke-width="3"/></svg>`)}`

export const AnotherClub: Story = {
  name: 'Another club',
  parameters: {
    docs: {
      description: {
        story: 'One configuration changes name, mark and colours; no part is touched.',
      },
    },
  },
  render: () => (
    <Brand
      configuration={{
        name: 'Ajo Circle',
        mark: { light: square('#0b5d3b'), dark: square('#2f8f63') },
        colours: {
          light: { primary: '#0b5d3b', primaryHover: '#094a2f', onPrimary: '#ffffff' },
          dark: { primary: '#8fd6ae', primaryHover: '#b3e5c8', onPrimary: '#06281a' },
        },
      }}
    >
      <div className="flex flex-col items-start gap-6">
        <Logo />
        <Button>Contribute</Button>
      </div>
    </Brand>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Ajo Circle')).toBeVisible()
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe(
      document.documentElement.classList.contains('dark')
        ? 'rgb(143, 214, 174)'
        : 'rgb(11, 93, 59)',
    )
  },
}

export const EveryForm: Story = {
  name: 'Every form',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Whole, mark alone, and on indigo.' } } },
  render: () => (
    <StateGrid
      states={{
        whole: <Logo />,
        'mark alone': <Logo markOnly />,
        'on indigo': (
          <div className="feature-ground rounded-card p-6">
            <Logo />
          </div>
        ),
      }}
    />
  ),
}
