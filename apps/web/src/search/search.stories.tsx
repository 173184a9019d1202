import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../test/app-story.tsx'
import { see } from '../test/see.ts'

const meta = {
  title: 'Pages/Search',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/faqs', signedIn: true },
    pictures: false,
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const tells = (story: string) => ({ docs: { description: { story } } })

async function open() {
  await see(() => screen.getByRole('heading', { level: 1, name: 'FAQs' }))
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = within(await see(() => screen.getByRole('dialog', { name: 'Search' })))
  const field = dialog.getByRole('combobox', { name: 'Page, plan, payment or question' })
  await waitFor(() => expect(field).toHaveFocus())
  return dialog
}

export const Ready: Story = {
  parameters: {
    ...tells('Ctrl K, or Command K: pages first, then what one has, plans, answers and payments.'),
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['search:open'],
  },
  play: async () => {
    const dialog = await open()
    await see(() => dialog.getByRole('option', { name: /^My Wallet/ }))
  },
}

export const FromTheMenu: Story = {
  name: 'From the menu',
  parameters: { ...tells('Where there are no keys.'), states: ['search:from-the-menu'] },
  play: async () => {
    await userEvent.click(await see(() => screen.getByRole('button', { name: /^Profile of/ })))
    await userEvent.click(await see(() => screen.getByRole('menuitem', { name: /^Search/ })))
    await see(() => screen.getByRole('dialog', { name: 'Search' }))
  },
}

export const ToAPage: Story = {
  name: 'To a page',
  parameters: {
    ...tells('By its name, or by a word that people use for it.'),
    states: ['search:page'],
  },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('iban')
    await see(() => dialog.getByRole('option', { name: /^Bank accounts/ }))
    await userEvent.keyboard('{Enter}')
    await see(() => screen.getByRole('tab', { name: 'Bank', selected: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const APayment: Story = {
  name: 'A payment',
  parameters: {
    ...tells('By its amount as one types it; its receipt opens.'),
    states: ['search:payment'],
  },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('70000')
    await see(() => dialog.getByRole('option', { name: /^Withdrawal to .*₦70,000,/ }))
    await userEvent.keyboard('{Enter}')
    await see(() => screen.getByRole('dialog', { name: /^Withdrawal to/ }))
  },
}

export const NothingFound: Story = {
  parameters: { ...tells('Says that nothing is called so.'), states: ['search:nothing'] },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('zzzz')
    await see(() => dialog.getByText('Nothing is called so.'))
  },
}

export const ReadsFail: Story = {
  parameters: {
    ...tells('What can’t be read is left out; the pages are there.'),
    states: ['search:reads-fail'],
    msw: {
      handlers: [
        mocks.listTransactions.offline(),
        mocks.listPortfolios.offline(),
        ...handlersFor('dayo'),
      ],
    },
  },
  play: async () => {
    const dialog = await open()
    await see(() => dialog.getByRole('option', { name: /^My Wallet/ }))
  },
}
