import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FoundationPage, Section, SpecTable, TokenName } from '../story-layout/foundation-page.tsx'

const meta = { title: 'Foundations/Spacing', tags: ['autodocs'] } satisfies Meta

export default meta

const steps: [string, number][] = [
  ['1', 4],
  ['1.5', 6],
  ['2', 8],
  ['3', 12],
  ['4', 16],
  ['5', 20],
  ['6', 24],
  ['8', 32],
  ['10', 40],
  ['12', 48],
  ['16', 64],
]

const sizes: { token: string; pixels: number; purpose: string }[] = [
  { token: 'control-height', pixels: 49, purpose: 'Buttons and fields' },
  {
    token: 'control-height-small',
    pixels: 44,
    purpose: 'Small buttons; nothing to touch is smaller',
  },
  { token: 'topbar-height', pixels: 88, purpose: 'Top bar' },
  { token: 'sidebar-width', pixels: 330, purpose: 'Sidebar, open' },
  { token: 'sidebar-width-narrow', pixels: 88, purpose: 'Sidebar, narrow' },
  { token: 'menu-height', pixels: 250, purpose: 'Dropdown menu, at most' },
  { token: 'menu-min-width', pixels: 200, purpose: 'Dropdown menu, narrowest' },
  { token: 'menu-max-width', pixels: 300, purpose: 'Dropdown menu, widest' },
]

export const Spacing: StoryObj = {
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'The steps between things and the fixed sizes of parts, as bars.' },
    },
  },
  render: () => (
    <FoundationPage
      title="Spacing"
      lead="Steps of four. Things that belong together stand 8 to 12 apart, groups 24, sections 48. When in doubt, more room."
    >
      <Section title="Steps">
        <SpecTable
          head={['Distance', 'Name', 'Pixels']}
          rows={steps.map(([name, pixels]) => ({
            key: name,
            cells: [
              <span
                key="bar"
                className="block h-3 rounded-full bg-primary"
                style={{ width: pixels }}
              />,
              <TokenName key="name">{`gap-${name}, p-${name}`}</TokenName>,
              <span key="pixels" className="figures">
                {pixels}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section
        title="Sizes of parts"
        note="Each is a token. Pixels at 100 %; they grow with the reader’s own setting."
      >
        <SpecTable
          head={['Length', 'Part', 'Name', 'Pixels']}
          rows={sizes.map(({ token, pixels, purpose }) => ({
            key: token,
            cells: [
              <span
                key="bar"
                className="block h-3 max-w-full rounded-full bg-accent"
                style={{ width: `var(--${token})` }}
              />,
              purpose,
              <TokenName key="name">{`--${token}`}</TokenName>,
              <span key="pixels" className="figures">
                {pixels}
              </span>,
            ],
          }))}
        />
      </Section>
    </FoundationPage>
  ),
  play: async () => {
    const root = getComputedStyle(document.documentElement)
    for (const { token, pixels } of sizes) {
      const rem = Number(root.getPropertyValue(`--${token}`).replace('rem', ''))
      await expect(rem * 16).toBe(pixels)
    }
  },
}
