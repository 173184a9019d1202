import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { managedPlans } from '@kinfold/personas/desk/managed-plans'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')
const [pool] = managedPlans
if (!pool) throw new Error('These stories need a plan.')
const atPool = { desk: { path: `/desk/club/plans/${pool.plan.id}` } }
const atForm = { desk: { path: '/desk/club/plans/new' } }

const meta = {
  title: 'Desk/Plans',
  ...deskStory,
  parameters: sectionParameters('/desk/club/plans', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:plans:ready'],
    ...says('Every plan, its state, and what members hold in it.'),
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Plans')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Family Growth Pool' })).toBeVisible(),
    )
  },
}

export const Open: Story = {
  parameters: {
    ...says('One plan: what never changes, and below it what may.'),
    ...atPool,
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Family Growth Pool')
    await expect(screen.getByText('Fixed for good')).toBeVisible()
    await expect(screen.queryByRole('radio', { name: /^Draft/ })).not.toBeInTheDocument()
  },
}

export const Saved: Story = {
  parameters: { ...says('Closed to new money by an administrator.'), ...atPool },
  play: async () => {
    await pageShown('Family Growth Pool')
    await userEvent.click(screen.getByRole('radio', { name: /^Closed/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('The plan is saved.')).toBeVisible())
    await expect(screen.getByRole('radio', { name: /^Closed/ })).toBeChecked()
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...says('Somebody else was faster: what was typed stays, and it can be begun anew.'),
    ...atPool,
    msw: { handlers: [movedOn(), mocks.updatePlan.fails('conflict'), ...handlers] },
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await pageShown('Family Growth Pool')
    const name = screen.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Family Pool{Enter}')
    await waitFor(() => expect(screen.getByText(/^Somebody has changed this/)).toBeVisible())
    await expect(screen.getByText(/^This wasn’t sent/)).toBeVisible()
    await expect(screen.queryByText(/Please reload/)).not.toBeInTheDocument()
    await expect(name).toHaveValue('Family Pool')
  },
}

export const BegunAnew: Story = {
  name: 'Begun anew',
  parameters: {
    ...says('After somebody else’s change it is begun from what the plan says now.'),
    ...atPool,
    msw: { handlers: [movedOn(), mocks.updatePlan.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await pageShown('Family Growth Pool')
    await userEvent.type(screen.getByLabelText(/^Name/), ' of ours{Enter}')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Start from what it says now' }),
    )
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Family Growth Pool 2')
  },
}

/** Each reading after the first has a plan that somebody renamed. */
function movedOn() {
  let readings = 0
  return mocks.listManagedPlans.answers(() => {
    readings += 1
    if (readings === 1 || !pool) return { plans: [...managedPlans] }
    const renamed = { ...pool, version: 2, plan: { ...pool.plan, name: 'Family Growth Pool 2' } }
    return { plans: [renamed, ...managedPlans.slice(1)] }
  })
}

async function fill() {
  await pageShown('Add a plan')
  await userEvent.type(screen.getByLabelText(/^Type/), 'income')
  await userEvent.type(screen.getByLabelText(/^Months until/), '6')
  await userEvent.type(screen.getByLabelText(/^Name/), 'Harmattan Income')
  await userEvent.type(screen.getByLabelText(/^What it is/), 'Six months in treasury bills.')
  await userEvent.type(screen.getByLabelText(/^Least/), '25000')
  await userEvent.type(screen.getByLabelText(/^Expected/), '14.5')
}

export const Adding: Story = {
  parameters: { ...says('What is missing or wrong is said beside its field.'), ...atForm },
  play: async () => {
    await pageShown('Add a plan')
    await userEvent.type(screen.getByLabelText(/^Expected/), 'much')
    await userEvent.type(screen.getByLabelText(/^Months until/), 'six')
    await userEvent.type(screen.getByLabelText(/^Link/), 'kinfold.example')
    await userEvent.type(screen.getByLabelText(/^Type/), 'Income!{Enter}')
    await waitFor(() => expect(screen.getByText(/^Please enter a percentage/)).toBeVisible())
    await expect(screen.getByText(/^Please enter the months/)).toBeVisible()
    await expect(screen.getByText(/^Please use small letters/)).toBeVisible()
    await expect(screen.getByText(/^Please enter a link/)).toBeVisible()
    await expect(screen.getByText('Please enter an amount.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Type/)).toHaveFocus())
  },
}

export const TooLong: Story = {
  name: 'Too long',
  parameters: {
    ...says('What is too long is said where it can be read, beside the buttons.'),
    ...atPool,
    pictures: false,
  },
  play: async () => {
    await pageShown('Family Growth Pool')
    const risk = screen.getByLabelText('What can go wrong')
    await userEvent.clear(risk)
    await userEvent.paste('Prices fall. '.repeat(40))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(risk).toBeInvalid())
    // As a browser does with what is focused just below the edge.
    risk.scrollIntoView({ block: 'end' })
    const save = screen.getByRole('button', { name: 'Save' })
    await expect(risk.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top)
    // The panel scrolls, and the page behind it has nothing to scroll.
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
}

export const HoldingsThatDontAddUp: Story = {
  name: 'Holdings that don’t add up',
  parameters: {
    ...says('What is wrong with the shares is said at one of them, and the sum stands above.'),
    ...atPool,
    pictures: false,
  },
  play: async () => {
    await pageShown('Family Growth Pool')
    const holdings = within(screen.getByRole('group', { name: 'What it holds' }))
    await expect(holdings.getByText('Together 100 %.')).toBeVisible()
    await userEvent.click(holdings.getByRole('button', { name: 'Take holding 4 off' }))
    await waitFor(() => expect(holdings.getByRole('button', { name: 'Add another' })).toHaveFocus())
    await expect(holdings.getByText('Together 94 % of 100 %.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const last = holdings.getByLabelText('Share of holding 3')
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last).toBeInvalid()
    await expect(
      holdings.getByText('Together they have to be 100 %, and these are 94 %.'),
    ).toBeVisible()
    await userEvent.click(holdings.getByRole('button', { name: 'Add another' }))
    const added = holdings.getByLabelText('Holding 4')
    await waitFor(() => expect(added).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(added).toBeInvalid())
    await userEvent.type(added, 'Agriculture paper')
    await userEvent.type(holdings.getByLabelText('Share of holding 4'), '6')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('The plan is saved.')).toBeVisible())
  },
}

export const HoldingsNotSaid: Story = {
  name: 'Holdings not said',
  parameters: {
    ...says('A plan that said what it holds says nothing of it any more.'),
    ...atPool,
    pictures: false,
  },
  play: async () => {
    await pageShown('Family Growth Pool')
    const holdings = within(screen.getByRole('group', { name: 'What it holds' }))
    for (const place of [4, 3, 2, 1]) {
      await userEvent.click(holdings.getByRole('button', { name: `Take holding ${place} off` }))
    }
    await expect(holdings.getByText(/^Members are shown nothing of it/)).toBeVisible()
    await expect(holdings.queryByLabelText('True for the end of')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('The plan is saved.')).toBeVisible())
  },
}

export const SizeKept: Story = {
  name: 'Size kept to the desk',
  parameters: {
    ...says('Whether members see how many hold a plan is one choice.'),
    ...atPool,
    pictures: false,
  },
  play: async () => {
    await pageShown('Family Growth Pool')
    const told = screen.getByRole('checkbox', { name: /^Members see how many hold it/ })
    await expect(told).toBeChecked()
    await userEvent.click(told)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('The plan is saved.')).toBeVisible())
    await expect(told).not.toBeChecked()
  },
}

export const Added: Story = {
  parameters: { ...says('Sent from the last field by Ctrl and Enter.'), ...atForm },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('The plan is added.')).toBeVisible())
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others read what a plan says.',
    ...atPool,
    title: 'Family Growth Pool',
    reads: () => screen.getByText('What it says'),
    without: /^(Save|Add a plan)/,
  }),
}

export const LongNamesAndLargeSums: Story = {
  name: 'Long names and large sums',
  parameters: {
    ...says('The longest name, and the largest sum, beside a form.'),
    ...atPool,
    msw: {
      handlers: [
        mocks.listManagedPlans.answers({
          plans: managedPlans.map(each => ({
            ...each,
            portfolios: 12_345,
            value: 9e13,
            plan: {
              ...each.plan,
              name: 'Oluwaseun-Temitope Adebayo-Ogunlesi Nwachukwu-Okonkwo-Ibekwe Pool',
            },
          })),
        }),
        ...handlers,
      ],
    },
  },
  play: () => pageShown(/^Oluwaseun/),
}

export const Empty: Story = emptyStory({
  state: 'route:plans:empty',
  says: 'A club without plans.',
  handlers: [mocks.listManagedPlans.answers({ plans: [] }), ...handlers],
  heading: 'No plan yet',
})
