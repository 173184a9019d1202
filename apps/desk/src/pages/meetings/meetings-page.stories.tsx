import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoId } from '@kinfold/personas/demo-id'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Meetings',
  ...deskStory,
  parameters: sectionParameters('/desk/club/meetings', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/meetings/new' } }
const atYearly = { desk: { path: `/desk/club/meetings/${demoId('meeting', 'yearly')}` } }

export const Ready: Story = {
  parameters: {
    states: ['route:meetings:ready'],
    ...says('The meetings there are, and one of them open to be changed or called off.'),
    ...mainPictures,
    ...atYearly,
  },
  play: async () => {
    await pageShown('The yearly meeting')
    await expect(screen.getByLabelText(/^Begins at/)).toHaveValue('10:00')
    await expect(screen.getByRole('checkbox', { name: /called off/ })).not.toBeChecked()
  },
}

async function fill() {
  await pageShown('Call a meeting')
  await userEvent.type(screen.getByLabelText(/^Title/), 'A quarter’s look')
  await userEvent.type(screen.getByLabelText(/^Day/), '11/07/2026')
  await userEvent.type(screen.getByLabelText(/^Begins at/), '18:30')
  await userEvent.type(screen.getByLabelText(/^Minutes/), '60')
  await userEvent.type(screen.getByLabelText(/^Place/), 'By video')
  await userEvent.type(screen.getByLabelText(/^What it is about/), 'The quarter in figures.')
}

export const Missing: Story = {
  parameters: { ...says('What is missing is said beside its field.'), ...atForm },
  play: async () => {
    await pageShown('Call a meeting')
    await userEvent.click(screen.getByRole('button', { name: 'Call it' }))
    await waitFor(() => expect(screen.getByText('Please enter the day.')).toBeVisible())
    await expect(screen.getByText('Please enter the time, such as 10:00.')).toBeVisible()
    await expect(screen.getAllByText('Please fill this in.')).toHaveLength(3)
    await expect(screen.getByText('Please enter a whole number.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus())
  },
}

export const NoSafeLink: Story = {
  name: 'No safe link',
  parameters: { ...says('Members are led to https only.'), ...atForm },
  play: async () => {
    await fill()
    await userEvent.type(screen.getByLabelText(/^Link/), 'http://meet.example{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Please enter a link that starts with https://.')).toBeVisible(),
    )
  },
}

export const Called: Story = {
  parameters: { ...says('Sent by keys: members find it at once.'), ...atForm },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('The meeting is called.')).toBeVisible())
    await pageShown('Meetings')
  },
}

export const CalledOff: Story = {
  name: 'Called off',
  parameters: { ...says('Called off by a tick, and saved.'), ...atYearly },
  play: async () => {
    await pageShown('The yearly meeting')
    await userEvent.click(screen.getByRole('checkbox', { name: /called off/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('The meeting is saved.')).toBeVisible())
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...says('Somebody was faster: nothing is written over, and nothing typed is lost.'),
    ...atYearly,
    msw: { handlers: [mocks.updateMeeting.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await pageShown('The yearly meeting')
    await userEvent.type(screen.getByLabelText(/^Title/), ' again')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(/^This has changed in the meantime/)).toBeVisible())
    await expect(screen.getByLabelText(/^Title/)).toHaveValue('The yearly meeting again')
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others read what members read, and change nothing.',
    ...atYearly,
    title: 'The yearly meeting',
    reads: () => screen.getByText(/^1\. Minutes of the last meeting/),
    without: /^(Save|Call)/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:meetings:empty',
  says: 'No meeting was ever called.',
  handlers: [mocks.listMeetings.empty(), ...handlers],
  heading: 'No meeting yet',
})
