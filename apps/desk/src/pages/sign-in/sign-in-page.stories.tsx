import { wrongTotpCode } from '@kinfold/api/mocks/auth'
import { demoHandlers } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoPassword } from '@kinfold/personas/demo-password'
import { ngozi } from '@kinfold/personas/operators/operators'
import { ada, dayo } from '@kinfold/personas/people/people'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { mainPictures } from '../../test/main-pictures.ts'

const meta = {
  title: 'Desk/Sign in',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/sign-in' },
    msw: { handlers: demoHandlers() },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function signIn(email: string, password: string = demoPassword) {
  await userEvent.type(await screen.findByLabelText(/^Email/), email)
  await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

async function giveCode(code: string) {
  await userEvent.type(await screen.findByLabelText(/^Code/), `${code}{Enter}`)
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('One card: e-mail and password, and the way to the members’ own door.'),
    states: ['route:sign-in:ready'],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const NothingFilledIn: Story = {
  parameters: {
    ...says('Each empty field says so under itself; the first is focused.'),
    states: ['sign-in:fields-missing'],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2)
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus())
  },
}

export const InvalidCredentials: Story = {
  parameters: {
    ...says('Which of the two was wrong is not said, and both stay.'),
    states: ['sign-in:refused'],
  },
  play: async () => {
    await signIn(ngozi.email, 'Not-the-password-1')
    await waitFor(() => expect(screen.getByText('Invalid Credentials')).toBeVisible())
  },
}

export const CodeAsked: Story = {
  parameters: {
    ...says('After the password, the code of the authenticator app.'),
    states: ['sign-in:code-asked'],
  },
  play: async () => {
    await signIn(ngozi.email)
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Authenticator code' })).toBeVisible(),
    )
  },
}

export const CodeWrong: Story = {
  parameters: {
    ...says('The field says that the code is wrong, and it can be typed again.'),
    states: ['sign-in:code-wrong'],
  },
  play: async () => {
    await signIn(ngozi.email)
    await giveCode(wrongTotpCode)
    await waitFor(() =>
      expect(screen.getByText(/That authenticator code is not right/)).toBeVisible(),
    )
  },
}

export const ToToday: Story = {
  name: 'To today',
  parameters: { ...says('The right code leads to the day’s work.'), pictures: false },
  play: async () => {
    await signIn(ngozi.email)
    await giveCode('123456')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Hello, Ngozi' })).toBeVisible())
  },
}

export const OnePress: Story = {
  name: 'One press',
  parameters: {
    ...says('In a sandbox one press signs in as anybody of the demo club, codes included.'),
    states: ['sign-in:one-press'],
    desk: { path: '/desk/sign-in', asksForDemo: true },
    ...mainPictures,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^Ngozi Eze/ })).toBeVisible())
    await expect(screen.queryByRole('button', { name: /^Dayo/ })).toBeNull()
  },
}

export const OnePressToToday: Story = {
  name: 'One press to today',
  parameters: {
    ...says('Into the day’s work, without password and code.'),
    desk: { path: '/desk/sign-in', asksForDemo: true },
    pictures: false,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Tunde Bakare/ }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Hello, Tunde' })).toBeVisible())
  },
}

export const LiveClub: Story = {
  parameters: {
    ...says('A live club has nobody to be, and says nothing of it.'),
    desk: { path: '/desk/sign-in', asksForDemo: true },
    pictures: false,
    msw: { handlers: [mocks.listDemoPeople.empty(), ...demoHandlers()] },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled()
    await expect(screen.queryByRole('region', { name: 'Sandbox' })).toBeNull()
  },
}

export const AMember: Story = {
  name: 'A member',
  parameters: {
    ...says('A member is told that this is not their door, and where theirs is.'),
    states: ['sign-in:members-door'],
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'To the members’ sign-in' })).toBeVisible(),
    )
  },
}

export const ANewMember: Story = {
  name: 'A new member',
  parameters: says('Somebody who has just signed up as a member is sent to their own door too.'),
  play: async () => {
    await signIn(ada.customer.email)
    await waitFor(() => expect(screen.getByText('This is the operators’ door')).toBeVisible())
  },
}

export const SessionExpired: Story = {
  parameters: {
    ...says('Says why the operator is back here.'),
    states: ['sign-in:session-expired'],
    desk: { path: '/desk/kyc', ended: 'expired' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/You were signed out to keep/)).toBeVisible())
  },
}

export const NoNetwork: Story = {
  parameters: {
    ...says('Without an answer the page says so and can be tried again.'),
    msw: { handlers: [mocks.logIn.offline()] },
  },
  play: async () => {
    await signIn(ngozi.email)
    await waitFor(() => expect(screen.getByText(/Something went wrong/)).toBeVisible())
  },
}
