import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { rolesAlreadyProposed } from '@kinfold/contract/operator/staff/propose-roles'
import { staff } from '@kinfold/personas/desk/staff'
import { operators } from '@kinfold/personas/operators/operators'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Staff',
  ...deskStory,
  parameters: sectionParameters('/desk/club/staff', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const at = (key: keyof typeof operators) => ({
  desk: { path: `/desk/club/staff/${operators[key].operatorId}` },
})

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:staff:ready'],
    ...says('Who has which role, and a change that waits for this administrator’s word.'),
    ...mainPictures,
    ...at('tunde'),
  },
  play: async () => {
    await pageShown(/^Tunde/)
    await expect(screen.getByText('Waits for a second person')).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Confirm/ })).toBeVisible()
  },
}

export const Confirmed: Story = {
  parameters: { ...says('Confirmed by keys.'), ...at('tunde') },
  play: async () => {
    await pageShown(/^Tunde/)
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('The new roles hold from now on.')).toBeVisible())
  },
}

export const Discarded: Story = {
  parameters: { ...says('Thrown away; any administrator may.'), ...at('tunde') },
  play: async () => {
    await pageShown(/^Tunde/)
    await userEvent.click(screen.getByRole('button', { name: /^Discard/ }))
    await waitFor(() => expect(screen.getByText('The proposal is thrown away.')).toBeVisible())
  },
}

export const OwnProposal: Story = {
  name: 'Own proposal',
  parameters: { ...says('Nobody confirms their own, and it is said.'), ...at('ngozi') },
  play: async () => {
    await pageShown(/^Ngozi/)
    await expect(screen.getByText(/^You proposed this, so another administrator/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument()
  },
}

export const DecidedMeanwhile: Story = {
  name: 'Decided meanwhile',
  parameters: {
    ...says('Somebody else was faster: it is said.'),
    ...at('tunde'),
    msw: { handlers: [mocks.confirmRoles.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await pageShown(/^Tunde/)
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

const uche = { ...at('uche') }

export const Proposing: Story = {
  parameters: {
    ...says('Other roles and why. Neither the same ones nor an empty reason can be sent.'),
    ...uche,
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await pageShown(/^Uche/)
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(screen.getByText(/has these roles already\.$/)).toBeVisible())
    await expect(screen.getByText('Please fill this in.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Why/)).toHaveFocus())
  },
}

export const Proposed: Story = {
  parameters: { ...says('Ticked and told by keys, then sent to the others.'), ...uche },
  play: async () => {
    await pageShown(/^Uche/)
    screen.getByRole('checkbox', { name: 'Reviewer' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.type(screen.getByLabelText(/^Why/), 'Ngozi is on leave.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getByText('Proposed. Another administrator can confirm it now.')).toBeVisible(),
    )
  },
}

export const WithoutAnyRole: Story = {
  name: 'Without any role',
  parameters: { ...says('What it means to leave somebody none.'), ...uche },
  play: async () => {
    await pageShown(/^Uche/)
    for (const box of screen.getAllByRole('checkbox', { checked: true })) await userEvent.click(box)
    await expect(screen.getByText(/^Without any role Uche .* is off the desk/)).toBeVisible()
  },
}

export const ProposedMeanwhile: Story = {
  name: 'Proposed meanwhile',
  parameters: {
    ...says('Other roles were proposed a moment ago. What was typed stays.'),
    ...uche,
    msw: {
      handlers: [
        mocks.proposeRoles.fails('conflict', { sentence: rolesAlreadyProposed }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await pageShown(/^Uche/)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Reviewer' }))
    await userEvent.type(screen.getByLabelText(/^Why/), 'Leave.')
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(screen.getByText(rolesAlreadyProposed)).toBeVisible())
    await expect(screen.getByLabelText(/^Why/)).toHaveValue('Leave.')
  },
}

export const AboutYourself: Story = {
  name: 'About yourself',
  parameters: { ...says('Nobody proposes roles for themselves.'), ...at('zainab') },
  play: async () => {
    await pageShown(/^Zainab/)
    await expect(screen.getByText(/^Nobody proposes roles for themselves/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Propose' })).not.toBeInTheDocument()
  },
}

const ngozi = staff.find(({ id }) => id === operators.ngozi.operatorId)

export const ProposedForYou: Story = {
  name: 'Proposed for you',
  parameters: {
    ...says('One’s own roles: somebody else decides, and may not be asked for a word here.'),
    ...at('zainab'),
    msw: {
      handlers: [
        mocks.listOperators.answers({
          operators: staff.map(each =>
            each.id === operators.zainab.operatorId && ngozi?.proposal
              ? { ...each, proposal: { ...ngozi.proposal, roles: ['reviewer'] } }
              : each,
          ),
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await pageShown(/^Zainab/)
    await expect(screen.getByText('Proposed for you')).toBeVisible()
    await expect(
      screen.queryByRole('button', { name: /^Confirm|^Discard/ }),
    ).not.toBeInTheDocument()
  },
}
