import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoPaperCode, demoPaperText } from '@kinfold/personas/answers/issued-paper-of'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const at = (code: string) => ({ path: `/verify/${code}` })
const genuine = at(demoPaperCode)

const meta = {
  title: 'Pages/Genuine or not',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/verify' },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function chooseFile(text: string) {
  const label = await screen.findByText('Do you have the file itself?')
  const input = label.ownerDocument.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await userEvent.upload(input, new File([text], 'statement.pdf', { type: 'application/pdf' }))
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:verify:ready'],
    docs: { description: { story: 'Anybody who was handed a paper can enter its code.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Check the paper' })).toBeEnabled()
  },
}

export const Genuine: Story = {
  parameters: {
    app: genuine,
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['verify:genuine'],
    docs: {
      description: { story: 'What the paper should say: kind, days, amount, initials. No name.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText('Kinfold gave out this paper'))
    await see(() => screen.getByText('D. B.'))
    await screen.findByText('Do you have the file itself?')
  },
}

export const Typed: Story = {
  parameters: {
    pictures: false,
    docs: { description: { story: 'A code counts however it is typed.' } },
  },
  play: async () => {
    const field = await screen.findByLabelText(/^Code on the paper/)
    await userEvent.type(field, demoPaperCode.toLowerCase().replaceAll('-', ' '))
    await userEvent.click(screen.getByRole('button', { name: 'Check the paper' }))
    await see(() => screen.getByText('Kinfold gave out this paper'))
  },
}

export const NoCode: Story = {
  parameters: {
    pictures: false,
    states: ['verify:no-code'],
    docs: { description: { story: 'What can’t be a code is said before anything is asked.' } },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Code on the paper/), 'KF-7H2K')
    await userEvent.click(screen.getByRole('button', { name: 'Check the paper' }))
    await see(() => screen.getByText(/16 letters and figures/))
  },
}

export const Unknown: Story = {
  parameters: {
    app: at('2222-3333-4444-5555'),
    pictures: { modes: ['light-phone', 'dark-desktop'] },
    states: ['verify:unknown'],
    docs: { description: { story: 'Nobody gave out a paper with this code.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We know no paper with this code'))
  },
}

export const Limited: Story = {
  parameters: {
    app: genuine,
    pictures: { modes: ['light-phone'] },
    states: ['verify:limited'],
    msw: { handlers: [mocks.verifyPaper.fails('too_many_requests'), ...handlersFor('dayo')] },
    docs: { description: { story: 'Too many codes were tried from here.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/a few too many tries/))
  },
}

export const Offline: Story = {
  parameters: {
    app: genuine,
    pictures: false,
    states: ['verify:offline'],
    msw: { handlers: [mocks.verifyPaper.offline(), ...handlersFor('dayo')] },
    docs: { description: { story: 'Without an answer nothing is said of the paper.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We could not look'))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const FileUnchanged: Story = {
  parameters: {
    app: genuine,
    pictures: { modes: ['light-phone', 'dark-phone'] },
    states: ['verify:unchanged'],
    docs: { description: { story: 'The file is hashed in the browser, and is not sent.' } },
  },
  play: async () => {
    await chooseFile(demoPaperText)
    await see(() => screen.getByText('The file is unchanged'))
  },
}

export const FileChanged: Story = {
  parameters: {
    app: genuine,
    pictures: { modes: ['light-desktop'] },
    states: ['verify:changed'],
    docs: { description: { story: 'One letter is enough.' } },
  },
  play: async () => {
    await chooseFile(`${demoPaperText}!`)
    await see(() => screen.getByText('This is not the file we gave out'))
  },
}
