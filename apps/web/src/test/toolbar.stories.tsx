import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { appStory } from './app-story.tsx'

// That each choice of the toolbar does on a page what it says.
const meta = {
  title: 'Tests/Toolbar',
  ...appStory,
  tags: ['!dev'],
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    app: { path: '/dashboard/overview', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const welcome = (name: string) => screen.findByRole('heading', { name: `Welcome, ${name}` })

export const Persona: Story = {
  globals: { persona: 'bola' },
  play: async () => {
    await expect(await welcome('Bola')).toBeVisible()
  },
}

export const OperatorOnMembersPage: Story = {
  name: 'A persona of the desk changes nothing here',
  globals: { persona: 'tunde' },
  play: async () => {
    await expect(await welcome('Dayo')).toBeVisible()
  },
}

export const Club: Story = {
  globals: { club: 'palmgrove' },
  play: async () => {
    await welcome('Dayo')
    await expect(screen.getAllByText('Palmgrove Circle').length).toBeGreaterThan(0)
    const { brandPalette } = await import('@kinfold/ui/brand-palette')
    const { default: base } = await import('@kinfold/ui/tokens/base.css?raw')
    const indigo = getComputedStyle(document.documentElement).getPropertyValue('--indigo-700')
    await expect(brandPalette(base, { brand: '#1d5b3f' })).toContain(`--indigo-700:${indigo}`)
  },
}

export const ClubTakenBack: Story = {
  name: 'The next story is of the own club again',
  play: async () => {
    await welcome('Dayo')
    await expect(screen.queryByText('Palmgrove Circle')).toBeNull()
    const { default: base } = await import('@kinfold/ui/tokens/base.css?raw')
    const indigo = getComputedStyle(document.documentElement).getPropertyValue('--indigo-700')
    await expect(base).toContain(`--indigo-700: ${indigo.trim()}`)
  },
}

export const AmountsHidden: Story = {
  globals: { amounts: 'hidden' },
  play: async () => {
    await welcome('Dayo')
    await waitFor(() => expect(screen.getAllByText('Amount hidden').length).toBeGreaterThan(0))
  },
}

export const Letters: Story = {
  globals: { letters: 'double' },
  play: async () => {
    const heading = await welcome('Dayo')
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px')
    await expect(Number.parseInt(getComputedStyle(heading).fontSize, 10)).toBeGreaterThan(40)
  },
}

export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  parameters: {
    app: { path: '/auth/login', signedIn: false },
    // Colours of the system are the reader's own affair.
    a11y: { disable: true },
  },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1 })
    const probe = document.createElement('i')
    probe.style.cssText = 'color: CanvasText'
    document.body.append(probe)
    await waitFor(() => expect(getComputedStyle(heading).color).toBe(getComputedStyle(probe).color))
    probe.remove()
    const shadows = [...document.querySelectorAll('*')].map(
      part => getComputedStyle(part).boxShadow,
    )
    await expect(new Set(shadows)).toEqual(new Set(['none']))
  },
}

let haveTwoSecondsPassed = false

export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  // They begin before anything is asked for, however long the page takes to come.
  beforeEach: () => {
    haveTwoSecondsPassed = false
    setTimeout(() => {
      haveTwoSecondsPassed = true
    }, 2000)
  },
  play: async () => {
    await welcome('Dayo')
    await expect(haveTwoSecondsPassed).toBe(true)
  },
}

export const WordsInArabic: Story = {
  name: 'Words in Arabic turn the page round',
  globals: { words: 'arabic' },
  play: async () => {
    const heading = await welcome('Dayo')
    await expect(getComputedStyle(heading).direction).toBe('rtl')
    await expect((await screen.findAllByRole('button', { name: 'المظهر الداكن' }))[0]).toBeVisible()
  },
}

export const WordsTakenBack: Story = {
  name: 'The next story is in English again',
  play: async () => {
    await welcome('Dayo')
    await expect(screen.getAllByRole('button', { name: 'Dark theme' })[0]).toBeVisible()
  },
}

export const Direction: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const heading = await welcome('Dayo')
    await expect(getComputedStyle(heading).direction).toBe('rtl')
  },
}
