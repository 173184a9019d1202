import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Logo } from '../logo/logo.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Brand } from './brand.tsx'
import { type BrandConfiguration, defaultBrand } from './brand-configuration.ts'

const square = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="${colour}"/><path d="M10 24c6-12 14-12 20 0" fill="none" stroke="#fff" stroke-width="3"/></svg>`)}`

const anotherClub: BrandConfiguration = {
  name: 'Ajo Circle',
  mark: { light: square('#0b5d3b'), dark: square('#2f8f63') },
  colours: {
    light: {
      primary: '#0b5d3b',
      primaryHover: '#094a2f',
      onPrimary: '#ffffff',
      link: '#0b5d3b',
    },
    dark: { primary: '#8fd6ae', primaryHover: '#b3e5c8', onPrimary: '#06281a', link: '#8fd6ae' },
  },
}

function Parts() {
  return (
    <div className="flex flex-col items-start gap-5">
      <Logo />
      <Button>Contribute</Button>
      <p>
        Two places are left. <TextLink href="#plan">See the plan</TextLink>
      </p>
      <Badge tone="accent">New</Badge>
    </div>
  )
}

const meta = {
  title: 'Primitives/Brand',
  component: Brand,
  tags: ['autodocs'],
  args: { configuration: defaultBrand, children: <Parts /> },
  argTypes: { children: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'The product is white-label, and no part may know whose it is. A React context gives name and mark, and a style sheet of custom properties gives the colours, so that a club sets tokens and never touches a part. `brandProblems` looks at every pair of both whole themes, rings included: a check of only what a club had set said nothing when it set the main colour alone.',
      when: 'For a club’s own name, mark and colours: one around the whole app. Set only what differs, and let `brandProblems` look at it.',
      whenNot: [
        { case: 'The club calls a few things differently', take: 'Words' },
        { case: 'The mark is to be shown', take: 'Logo' },
        { case: 'A colour inside one page: take the token that says what it is for' },
      ],
    },
    docs: {
      description: {
        component:
          'Name, mark and colours of the club, from one configuration around the whole app; no part is touched. Set only what differs: what a club leaves out stays as it is. `brandProblems` looks at every pair of both whole themes and names the nearest colour that can be read, `brandStyleSheet` writes them for a pre-rendered page.',
      },
    },
  },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'The product’s own: a sprout, indigo, marigold.' } },
  },
}

export const Playground: Story = {
  args: { configuration: { name: 'The Okonkwo-Williams Family Circle' } },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const AnotherClub: Story = {
  name: 'Another club',
  args: { configuration: anotherClub },
  parameters: {
    docs: { description: { story: 'A green club: name, mark, button and link follow.' } },
  },
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
