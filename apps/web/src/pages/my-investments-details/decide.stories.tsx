import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { plansOf } from '@kinfold/personas/answers/plans-of'
import { portfolioAnswer } from '@kinfold/personas/answers/portfolios-of'
import { dayo } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const at = (key: string) => ({
  path: `/dashboard/my-investments/details/${portfolioFactsOf(key).id}`,
  signedIn: true,
})

const asFunmi = handlersFor('funmi')
/** The page behind stays short. */
const asDayo = [mocks.listPortfolioMovements.empty({ as: 'dayo' }), ...handlersFor('dayo')]

const meta = {
  title: 'Pages/Portfolio/Decide',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: at('funmi growth pool'),
    msw: { handlers: asFunmi },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function ask(button: string, title: string) {
  await userEvent.click(await see(() => screen.getByRole('button', { name: button })))
  return within(await see(() => screen.getByRole('dialog', { name: title })))
}

const askToDelete = () => ask('Delete', 'Delete this portfolio?')

async function deleteIt() {
  const question = await askToDelete()
  await userEvent.click(question.getByRole('button', { name: 'Delete it' }))
  return question
}

export const DeleteAsked: Story = {
  tags: ['ready'],
  parameters: {
    states: ['portfolio:delete-asked'],
    docs: { description: { story: 'Asked first: what is given up, and where late money goes.' } },
  },
  play: async () => {
    await (await askToDelete()).findByText(/should money arrive after all, it goes to your wallet/)
  },
}

export const DeleteWithATransferOnItsWay: Story = {
  parameters: {
    pictures: false,
    app: at('chidi growth pool'),
    msw: { handlers: handlersFor('chidi') },
    states: ['portfolio:delete-asked'],
    docs: { description: { story: 'An announced transfer is looked for all the same.' } },
  },
  play: async () => {
    await (await askToDelete()).findByText(/We go on looking for your transfer/)
  },
}

export const Deleted: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:deleted'],
    docs: { description: { story: 'A toast says so, and leads to the portfolios that are left.' } },
  },
  play: async () => {
    await deleteIt()
    await see(() => screen.getByText('The portfolio is deleted.'))
    await see(() => screen.getByRole('heading', { level: 1, name: 'My Contributions' }))
  },
}

export const FundedMeanwhile: Story = {
  parameters: {
    pictures: { modes: ['dark-phone'] },
    states: ['error:portfolio_funded'],
    msw: { handlers: [mocks.deletePortfolio.fails('portfolio_funded'), ...asFunmi] },
    docs: { description: { story: 'Money came in meanwhile: the question stays and says so.' } },
  },
  play: async () => {
    await (await deleteIt()).findByText(/already holds money, so it can’t be deleted/)
  },
}

const atIncome = at('funmi steady income')
const toName = [mocks.listPortfolioMovements.empty({ as: 'funmi' }), ...asFunmi]

export const NameAsked: Story = {
  parameters: {
    app: atIncome,
    states: ['portfolio:name-asked'],
    msw: { handlers: toName },
    pictures: false,
    docs: { description: { story: 'What the money is for, in the member’s own words.' } },
  },
  play: async () => {
    const form = await ask('Give it a name', 'What is it for?')
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'School fees')
    await userEvent.click(form.getByRole('button', { name: 'Save the name' }))
    await see(() => screen.getByText('The name is saved.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NameFailed: Story = {
  parameters: {
    app: atIncome,
    states: ['portfolio:name-failed'],
    msw: { handlers: [mocks.namePortfolio.fails('unavailable'), ...toName] },
    pictures: false,
    docs: { description: { story: 'What was typed stays, with why it was not saved.' } },
  },
  play: async () => {
    const form = await ask('Give it a name', 'What is it for?')
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'School fees')
    await userEvent.click(form.getByRole('button', { name: 'Save the name' }))
    await expect(await form.findByRole('alert')).not.toBeEmptyDOMElement()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('School fees')
  },
}

const askForGoal = () => ask('Set a goal', 'What do you want it to become?')

async function typeGoal(amount: string) {
  const form = await askForGoal()
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), amount)
  await userEvent.type(form.getByRole('textbox', { name: 'By when' }), '01092028')
  return form
}

export const GoalAsked: Story = {
  parameters: {
    app: atIncome,
    pictures: { modes: ['light-phone'], area: 'screen' },
    states: ['portfolio:goal-asked'],
    msw: { handlers: toName },
    docs: { description: { story: 'How much it is to become, and by when; each is asked for.' } },
  },
  play: async () => {
    const form = await askForGoal()
    await userEvent.click(form.getByRole('button', { name: 'Save the goal' }))
    await form.findByText('Please enter an amount.')
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '1500000')
    await userEvent.type(form.getByRole('textbox', { name: 'By when' }), '01092028')
    await waitFor(() => expect(form.queryByText('Please enter an amount.')).toBeNull())
  },
}

export const GoalSaved: Story = {
  parameters: {
    app: atIncome,
    pictures: false,
    states: ['portfolio:goal-asked'],
    msw: { handlers: toName },
    docs: { description: { story: 'A toast says so.' } },
  },
  play: async () => {
    const form = await typeGoal('1500000')
    await userEvent.click(form.getByRole('button', { name: 'Save the goal' }))
    await see(() => screen.getByText('Your goal is saved.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const growth = portfolioAnswer(portfolioFactsOf('dayo growth pool'))
let isTakenAway = false

export const GoalTakenAway: Story = {
  parameters: {
    app: at('dayo growth pool'),
    pictures: false,
    states: ['portfolio:goal-asked'],
    msw: {
      handlers: [
        mocks.getPortfolio.answers(() => ({ ...growth, goal: isTakenAway ? null : growth.goal })),
        mocks.setPortfolioGoal.answers(() => {
          isTakenAway = true
          return { ...growth, goal: null }
        }),
        ...asDayo,
      ],
    },
    docs: {
      description: {
        story: 'A goal is changed where it stands, or taken away; the focus stays with its button.',
      },
    },
  },
  beforeEach: () => {
    isTakenAway = false
  },
  play: async () => {
    const form = await ask('Change your goal', 'What do you want it to become?')
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('3,000,000')
    await userEvent.click(form.getByRole('button', { name: 'Take the goal away' }))
    await see(() => screen.getByText('The goal is taken away.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set a goal' })).toHaveFocus())
  },
}

export const GoalFailed: Story = {
  parameters: {
    app: atIncome,
    pictures: false,
    states: ['portfolio:goal-failed'],
    msw: { handlers: [mocks.setPortfolioGoal.fails('unavailable'), ...toName] },
    docs: { description: { story: 'What was typed stays, with why it was not saved.' } },
  },
  play: async () => {
    const form = await typeGoal('1500000')
    await userEvent.click(form.getByRole('button', { name: 'Save the goal' }))
    await expect(await form.findByRole('alert')).not.toBeEmptyDOMElement()
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,500,000')
  },
}

const purple = { app: at('dayo purple naira'), msw: { handlers: asDayo } }

const choose = () => ask('Change what happens at maturity', 'When the term ends')

export const AtMaturity: Story = {
  tags: ['ready'],
  parameters: {
    ...purple,
    states: ['portfolio:maturity-choice'],
    docs: { description: { story: 'Paid out or rolled over, and until when it can be changed.' } },
  },
  play: async () => {
    const form = await choose()
    await form.findByText(/It ends on 10 July 2026/)
    await expect(form.getByRole('radio', { name: 'Roll it over' })).toBeChecked()
  },
}

export const MaturitySaved: Story = {
  parameters: {
    ...purple,
    pictures: false,
    states: ['portfolio:maturity-saved'],
    docs: { description: { story: 'A toast says so.' } },
  },
  play: async () => {
    const form = await choose()
    await userEvent.click(form.getByRole('radio', { name: 'Pay it out' }))
    await userEvent.click(form.getByRole('button', { name: 'Save the choice' }))
    await see(() => screen.getByText('Your choice is saved.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PlanClosed: Story = {
  parameters: {
    ...purple,
    pictures: { modes: ['light-phone'] },
    states: ['portfolio:no-rollover'],
    msw: {
      handlers: [
        mocks.listPlans.answers({
          ...plansOf(dayo),
          pools: plansOf(dayo).pools.map(plan => ({ ...plan, state: 'closed' })),
        }),
        ...asDayo,
      ],
    },
    docs: { description: { story: 'A closed plan takes no other term, and says so.' } },
  },
  play: async () => {
    // What it says behind the question is as true, with the choice still the old one.
    await see(() => screen.getByText(/^Then it is paid to your wallet: the plan is closed/))
    const form = await choose()
    const over = await form.findByRole('radio', { name: 'Roll it over' })
    await waitFor(() => expect(over).toBeDisabled())
    await form.findByText(/This plan is not open for contributions/)
  },
}

export const TermEndedMeanwhile: Story = {
  parameters: {
    ...purple,
    pictures: false,
    states: ['error:portfolio_not_open'],
    msw: { handlers: [mocks.chooseAtMaturity.fails('portfolio_not_open'), ...asDayo] },
    docs: { description: { story: 'The term ended meanwhile: the question stays and says so.' } },
  },
  play: async () => {
    const form = await choose()
    await userEvent.click(form.getByRole('button', { name: 'Save the choice' }))
    await expect(await form.findByRole('alert')).not.toBeEmptyDOMElement()
  },
}
