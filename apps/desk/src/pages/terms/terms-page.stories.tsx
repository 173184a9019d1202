import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { termsVersionUsed } from '@kinfold/contract/operator/content/publish-terms'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { termsOnRecord } from '@kinfold/personas/desk/terms-on-record'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { mainPictures } from '../../test/main-pictures.ts'
import { notForYouStory } from '../../test/not-for-you-story.ts'
import { pageShown } from '../../test/page-shown.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Terms',
  ...deskStory,
  parameters: sectionParameters('/desk/club/terms', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/terms/new' } }

const published = (version: string, published_at: string) => ({
  version,
  link: `https://kinfold.example/terms/${version}`,
  changes: 'Withdrawals in naira leave within two working days.\nThe fee on dividends ends.',
  published_at,
  published_by: operatorReference('zainab'),
})

async function publish() {
  await pageShown('Publish new terms')
  await userEvent.type(screen.getByRole('textbox', { name: /^Version/ }), '2026-07')
  await userEvent.type(screen.getByLabelText(/^Link/), 'https://kinfold.example/terms/7')
  await userEvent.type(screen.getByLabelText(/^What changed/), 'The fee on dividends ends.')
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  return within(await screen.findByRole('dialog', { name: 'Put version 2026-07 in force?' }))
}

export const Ready: Story = {
  parameters: {
    states: ['route:terms:ready'],
    ...says('The version in force, how many have accepted it, and those before.'),
    ...mainPictures,
    msw: {
      handlers: [
        mocks.listTerms.answers({
          ...termsOnRecord,
          in_force: published('2026-06', '2026-06-01T07:00:00Z'),
          earlier: [
            published('2025-11', '2025-11-03T09:00:00Z'),
            published('2024-02', '2024-02-12T09:00:00Z'),
          ],
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Version 2026-06' })).toBeVisible(),
    )
    await expect(screen.getByText('6 of 7')).toBeVisible()
    await expect(screen.getByRole('link', { name: /^2025-11/ })).toBeVisible()
  },
}

export const FromTheSettings: Story = {
  name: 'From the settings',
  parameters: says('A club that has published none at the desk yet.'),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^From the settings of the club/)).toBeVisible())
    await expect(screen.getByText(/^1 is asked at the next visit/)).toBeVisible()
  },
}

export const Writing: Story = {
  parameters: { ...says('What is missing or wrong is said beside its field.'), ...atForm },
  play: async () => {
    await pageShown('Publish new terms')
    await userEvent.type(screen.getByLabelText(/^Link/), 'kinfold.example/terms')
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    // The version, and what changed.
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(2))
    await expect(screen.getByText('Please enter a link that starts with https://.')).toBeVisible()
  },
}

export const AskedFirst: Story = {
  name: 'Asked first',
  parameters: {
    ...says('Who has to agree to what, before it is published.'),
    ...atForm,
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    const dialog = await publish()
    await expect(dialog.getByText(/^All 7 members have to agree/)).toBeVisible()
    await expect(dialog.getByText('https://kinfold.example/terms/7')).toBeVisible()
  },
}

export const Published: Story = {
  parameters: { ...says('Said yes to: they are in force.'), ...atForm },
  play: async () => {
    const dialog = await publish()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish them' }))
    await waitFor(() => expect(screen.getByText('The new terms are in force.')).toBeVisible())
    await pageShown('Terms')
  },
}

export const VersionUsedBefore: Story = {
  name: 'Version used before',
  parameters: {
    ...says('A version is used once. What was typed stays.'),
    ...atForm,
    msw: {
      handlers: [mocks.publishTerms.fails('conflict', { sentence: termsVersionUsed }), ...handlers],
    },
  },
  play: async () => {
    const dialog = await publish()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish them' }))
    await waitFor(() => expect(screen.getByText(termsVersionUsed)).toBeVisible())
    await expect(screen.getByRole('textbox', { name: /^Version/ })).toHaveValue('2026-07')
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...notForYouStory({
    says: 'Others see what is in force, and publish nothing.',
    ...atForm,
    title: 'Publish new terms',
  }),
}
