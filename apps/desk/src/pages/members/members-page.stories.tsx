import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { mostFound } from '@kinfold/contract/operator/member/member-search'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { memberSummaries } from '@kinfold/personas/desk/members'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { mainPictures } from '../../test/main-pictures.ts'

const handlers = handlersFor('ngozi')
const [one] = memberSummaries
if (!one) throw new Error('These stories need a member.')

const meta = {
  title: 'Desk/Members',
  ...deskStory,
  parameters: { layout: 'fullscreen', desk: { path: '/desk/members' }, msw: { handlers } },
} satisfies Meta

export default meta
type Story = StoryObj

const searching = (search: string) => ({
  path: `/desk/members?search=${encodeURIComponent(search)}`,
})

const field = () => screen.findByRole('searchbox')
const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('A country code finds several by phone; J and K go through them.'),
    states: ['route:members:ready'],
    desk: searching('+23480'),
    ...mainPictures,
  },
  play: async () => {
    await shown('7 members')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('{Escape}j')
    await expect(screen.getByRole('link', { name: new RegExp(one.name) })).toHaveFocus()
  },
}

export const OpenedByKeys: Story = {
  name: 'Opened by keys',
  parameters: {
    ...says('Two keys to the third of them, in the order that was asked for; Enter opens.'),
    desk: searching('+23480'),
    pictures: false,
  },
  play: async () => {
    await shown('7 members')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await userEvent.keyboard('jjj')
    await expect(screen.getByRole('link', { name: 'Funmi Alabi' })).toHaveFocus()
    await userEvent.keyboard('k{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: /Gbenga Ojo/ })).toBeVisible(),
    )
  },
}

export const Untyped: Story = {
  parameters: {
    ...says('Who comes begins to type: it says what can be looked for.'),
    pictures: false,
  },
  play: async () => {
    await shown('Who is it about?')
    await waitFor(async () => expect(await field()).toHaveFocus())
  },
}

export const AsOneTypes: Story = {
  name: 'As one types',
  parameters: {
    ...says('Part of a name finds its member once the hand rests.'),
    pictures: false,
  },
  play: async () => {
    await userEvent.type(await field(), 'bel')
    await shown('1 member')
    await expect(screen.getByRole('link', { name: /Dayo Bello/ })).toBeVisible()
  },
}

export const ByLastFour: Story = {
  name: 'By last four',
  parameters: {
    ...says('The last four of a bank account find whose it is.'),
    desk: searching('0005'),
    pictures: false,
  },
  play: async () => {
    await userEvent.clear(await field())
    await userEvent.type(await field(), '0004')
    await waitFor(() => expect(screen.getByRole('link', { name: /Dayo Bello/ })).toBeVisible())
  },
}

export const TooShort: Story = {
  name: 'Too short',
  parameters: {
    ...says('One letter would name half the club: it asks for one more.'),
    desk: searching('b'),
    pictures: false,
  },
  play: () => shown('One more letter'),
}

export const NothingFound: Story = {
  name: 'Nothing found',
  parameters: {
    ...says('Nobody fits: it says what else can be typed.'),
    states: ['route:members:empty'],
    desk: searching('zzz'),
    pictures: false,
  },
  play: () => shown('Nobody fits this'),
}

export const TooMany: Story = {
  name: 'Too many',
  parameters: {
    ...says('More fit than anybody could look through: the first are shown, and it asks for more.'),
    states: ['route:members:many'],
    desk: searching('ad'),
    msw: {
      handlers: [
        mocks.listMembers.answers(({ query }) =>
          takePage(
            Array.from({ length: mostFound }, (_, at) => ({
              ...one,
              id: demoId('customer', 'many', at),
              name:
                at === 0
                  ? 'Oluwaseun-Temitope Adebayo-Ogunlesi Nwachukwu-Okonkwo-Ibekwe'
                  : `Ada ${at}`,
              status: at === 1 ? 'suspended' : 'active',
            })),
            query,
          ),
        ),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown('The first 200 members')
    await shown('On hold')
  },
}

export const Loading: Story = {
  parameters: {
    ...says('They are being looked for.'),
    states: ['route:members:loading'],
    desk: searching('bel'),
    msw: { handlers: [mocks.listMembers.never(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Looking for members')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    ...says('They can’t be read; it can be asked again in place.'),
    states: ['route:members:error'],
    desk: searching('bel'),
    msw: { handlers: [mocks.listMembers.recovers('internal', { as: 'ngozi' }), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown(/^The members can’t be shown/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await shown('1 member')
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone: it is said, and what was typed stays.'),
    desk: searching('bel'),
    msw: { handlers: [mocks.listMembers.offline(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown(/^The members can’t be shown/)
    await expect(await field()).toHaveValue('bel')
  },
}
