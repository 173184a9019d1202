import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/My account',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-account', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const at = (tab: string) => ({ path: `/dashboard/my-account?tab=${tab}`, signedIn: true })

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:my-account:ready', 'account:profile'],
    docs: { description: { story: 'What the club knows about the member.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Country of residence'))
    await expect(screen.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible()
  },
}

export const DocumentsApproved: Story = {
  parameters: {
    app: at('KYC'),
    states: ['account:kyc-approved'],
    docs: { description: { story: 'Opened at the KYC tab: nothing is left to do.' } },
  },
  play: async () => {
    await expect(await screen.findAllByText('Approved')).toHaveLength(2)
  },
}

export const DocumentsMissing: Story = {
  parameters: {
    app: at('KYC'),
    states: ['account:kyc-missing'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'Each document that is missing, and what counts as one.' } },
  },
  play: async () => {
    await expect(await screen.findAllByText('Not uploaded')).toHaveLength(2)
  },
}

export const DocumentsBeingChecked: Story = {
  parameters: {
    app: at('KYC'),
    states: ['account:kyc-submitted'],
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'Handed in, with how long the check takes.' } },
  },
  play: async () => {
    await expect(await screen.findAllByText('Being checked')).toHaveLength(2)
  },
}

export const DocumentRejected: Story = {
  parameters: {
    app: at('KYC'),
    states: ['account:kyc-rejected', 'status:document:rejected'],
    msw: { handlers: handlersFor('gbenga') },
    docs: { description: { story: 'Why the document was not taken.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Rejected'))
    // No dialog over the very form that it asks for.
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const BankAccounts: Story = {
  parameters: {
    app: at('Bank'),
    states: ['account:bank'],
    docs: { description: { story: 'Where withdrawals are paid to, and whose it has to be.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/must match your membership information and your BVN/))
  },
}

export const NoBankAccount: Story = {
  parameters: {
    app: at('Bank'),
    states: ['account:no-bank'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'No account yet, and what one is for.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/^No bank account yet/))
  },
}

export const GlobalMember: Story = {
  parameters: {
    app: at('Bank'),
    states: ['account:global'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'BVN is never mentioned.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your bank account must match your membership information.'))
    await userEvent.click(screen.getByRole('tab', { name: 'KYC' }))
    await see(() => screen.getByRole('group', { name: 'Government-issued ID' }))
    await expect(screen.queryByText('BVN')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Bank' }))
  },
}

export const Security: Story = {
  parameters: {
    app: at('Security'),
    states: ['account:security'],
    docs: { description: { story: 'Password, authenticator app, and where one is signed in.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Authenticator app'))
    await see(() => screen.getByText('This one'))
  },
}

export const Papers: Story = {
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    app: at('Documents'),
    states: ['account:papers'],
    docs: { description: { story: 'Every paper a member can have, in one place.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('button', { name: 'Save the report of 2026' }))
    await see(() => screen.getByRole('button', { name: /^Save a certificate of Family/ }))
    await see(() => screen.getByRole('button', { name: 'Get a statement of the USD wallet' }))
  },
}

export const NoPapersYet: Story = {
  parameters: {
    pictures: false,
    app: at('Papers'),
    states: ['account:no-papers'],
    msw: { handlers: handlersFor('bola') },
    docs: {
      description: {
        story: 'Before the first contribution: what there will be, at the former address too.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('tab', { name: 'Documents', selected: true }))
    await see(() => screen.getByText(/^Your first report begins/))
  },
}

const longName = 'Oluwaseun-Temitope Chukwuemeka-Onyekachi'

export const LongNames: Story = {
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.getCustomer.answers(
          sessionUserOf(dayo, {
            first_name: longName,
            last_name: longName,
            email: `${longName.replace(' ', '.')}@a-very-long-name-of-a-house.example`,
          }),
        ),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'Nothing sticks out, however long a name is.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByText(`${longName} ${longName}`))
    await screen.findByRole('navigation', { name: 'Main' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
