import { handlersFor } from '@kinfold/api/mocks/handlers'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { appStory } from '../test/app-story.tsx'
import { see } from '../test/see.ts'

// The same pages in clubs that set their `.env` otherwise; the toolbar shows any other page so.
const meta = {
  title: 'Pages/Other clubs',
  ...appStory,
  // The whole page is judged, with what surrounds it: colours are the club's everywhere.
  tags: ['ready'],
  parameters: {
    layout: 'fullscreen',
    pictures: { modes: ['light-desktop', 'dark-phone'], area: 'screen' },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const signIn = { app: { path: '/auth/login' }, states: ['route:sign-in:ready'] } as const
const overview = {
  app: { path: '/dashboard/overview', signedIn: true },
  states: ['route:overview:ready'],
} as const

async function seeOverview() {
  await see(() => screen.getByRole('link', { name: 'NGN portfolio' }))
  await see(() => screen.getByRole('slider', { name: /^What became of your money/ }))
  await see(() => screen.getByRole('group', { name: 'What is next' }))
  await see(() => screen.getByRole('region', { name: 'Latest transactions' }))
}

const currenciesShown = () =>
  within(screen.getByRole('group', { name: 'Which currency' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value)

export const PalmgroveSignIn: Story = {
  name: 'Palmgrove: sign in',
  globals: { club: 'palmgrove' },
  parameters: { ...signIn, ...says('Green and cream: mark, name, ground and button follow.') },
  play: async () => {
    await see(() => screen.getByText('Welcome back to Palmgrove Circle.'))
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const PalmgroveOverview: Story = {
  name: 'Palmgrove: overview',
  globals: { club: 'palmgrove' },
  parameters: { ...overview, ...says('A club that thinks in dollars first.') },
  play: async () => {
    await seeOverview()
    await expect(currenciesShown()).toEqual(['together', 'USD', 'NGN'])
    const [first] = screen.getAllByText(/, available$/)
    await expect(first).toHaveTextContent('Dollars, available')
    await expect(screen.getByText(/Your money is held at Harbour Trust Bank/)).toBeInTheDocument()
  },
}

export const UmojaSignIn: Story = {
  name: 'Umoja: sign in',
  globals: { club: 'umoja' },
  parameters: { ...signIn, ...says('A strong violet, with coral for what is to be noticed.') },
  play: async () => {
    await see(() => screen.getByText('Welcome back to Umoja.'))
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const UmojaOverview: Story = {
  name: 'Umoja: overview',
  globals: { club: 'umoja' },
  parameters: {
    ...overview,
    pictures: { modes: ['dark-phone'], area: 'screen' },
    ...says('Naira first, as everywhere unless a club says otherwise.'),
  },
  play: async () => {
    await seeOverview()
    await expect(currenciesShown()).toEqual(['together', 'NGN', 'USD'])
  },
}
