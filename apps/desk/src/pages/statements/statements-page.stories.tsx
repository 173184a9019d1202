import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { demoStatement, statementMappings } from '@kinfold/personas/desk/demo-statements'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { says } from '@kinfold/ui/says'
import { selectTester } from '@kinfold/ui/testers/select-tester'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { loadingStory } from '../../test/loading-story.ts'

const handlers = handlersFor('tunde')
const { statement } = demoStatement

const meta = {
  title: 'Desk/Bank statements',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/statements' },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = () =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Statements' })).getByRole('link'),
    ).toBeVisible(),
  )

const sending = async () => {
  await screen.findByRole('heading', { name: 'Bank statements' })
  await userEvent.keyboard('n')
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Send a bank’s file' })).toBeVisible(),
  )
  await screen.findByRole('combobox', { name: /^Account/ })
}

const csv = 'Trans. Date,Reference,Debit,Credit,Balance,Remarks\n03/06/2026,FT1,,100.00,100.00,A\n'

const choose = async (name: string, text: string) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.upload(dialog.getByLabelText('Choose a file'), new File([text], name))
  await waitFor(() => expect(dialog.getByText(name)).toBeVisible())
}

/** Of a bank whose columns nobody has said yet. */
const chooseDollars = async () => {
  const account = selectTester(screen.getByRole('combobox', { name: /^Account/ }), userEvent)
  await account.choose('First Lakeside Bank')
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('The files that were read, and the books beside what the bank says.'),
    states: ['route:statements:ready'],
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByText('Bank, naira')).toBeVisible())
  },
}

export const Sending: Story = {
  parameters: says('A file of a bank whose columns are known.'),
  play: async () => {
    await sending()
    await choose('june.csv', csv)
    await expect(screen.getByRole('button', { name: 'Look at the columns' })).toBeVisible()
  },
}

export const ColumnsOfOne: Story = {
  name: 'Columns of one',
  parameters: {
    ...says('One person has said what the columns mean: another is asked to look at them.'),
    states: ['statement:columns-of-one'],
    pictures: false,
    msw: {
      handlers: [
        mocks.listStatementMappings.answers({
          items: statementMappings.map(each => ({
            ...each,
            set_by: each.set_by && operatorReference('uche'),
            agreed_by: null,
          })),
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await sending()
    await choose('june.csv', csv)
    await waitFor(() => expect(screen.getByText(/^Only Uche .* has said what/)).toBeVisible())
  },
}

export const FirstOfABank: Story = {
  name: 'First of a bank',
  parameters: {
    ...says('The first CSV file of a bank: which column means what, by the file’s titles.'),
    states: ['statement:first-of-a-bank'],
  },
  play: async () => {
    await sending()
    await chooseDollars()
    await choose('june.csv', csv)
    await waitFor(() => expect(screen.getByLabelText(/^Day/)).toBeVisible())
    await waitFor(() =>
      expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(4),
    )
  },
}

export const ColumnsMissing: Story = {
  parameters: {
    ...says('A mapping that can’t be used says what it misses; nothing is sent.'),
    states: ['statement:columns-missing'],
  },
  play: async () => {
    await sending()
    await chooseDollars()
    await choose('june.csv', csv)
    await userEvent.type(await screen.findByLabelText(/^Day/), 'Trans. Date')
    await userEvent.type(screen.getByLabelText(/^Money in/), 'Credit')
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }))
    await waitFor(() =>
      expect(screen.getByText(/Please name the column for amounts, or those for/)).toBeVisible(),
    )
  },
}

export const Read: Story = {
  parameters: { ...says('The file is read, and its lines are there.'), pictures: false },
  play: async () => {
    await sending()
    await chooseDollars()
    await choose('june.ofx', 'OFXHEADER:100')
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }))
    await waitFor(() => expect(screen.getByText(/^The statement is read/)).toBeVisible())
    // The page with its lines, once the dialog has given the page free.
    await screen.findByRole('main')
    await screen.findByRole('list', { name: 'Lines' })
  },
}

export const Refused: Story = {
  parameters: {
    ...says('A file that can’t be read says with its line why.'),
    states: ['statement:refused'],
    msw: {
      handlers: [
        mocks.uploadStatement.fails('validation_failed', {
          sentence: 'Line 14: “12,50,0” is no amount.',
          fields: { file: 'Line 14: “12,50,0” is no amount.' },
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await sending()
    await choose('june.ofx', 'OFXHEADER:100')
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }))
    await waitFor(() => expect(screen.getByText(/^Line 14/)).toBeVisible())
  },
}

export const AnotherAccount: Story = {
  parameters: {
    ...says('A file that was sent for another account is refused.'),
    states: ['statement:another-account'],
    pictures: false,
    msw: {
      handlers: [
        mocks.uploadStatement.fails('conflict', {
          sentence: 'This file was sent before, for another of the club’s accounts.',
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await sending()
    await choose('june.ofx', 'OFXHEADER:100')
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/for another of the club’s accounts/),
    )
  },
}

export const WrongKindOfFile: Story = {
  parameters: { ...says('A picture is no statement.'), pictures: false },
  play: async () => {
    await sending()
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.upload(dialog.getByLabelText('Choose a file'), new File(['x'], 'june.png'), {
      applyAccept: false,
    })
    await waitFor(() =>
      expect(
        dialog.getByText('Please choose a .csv, .txt, .ofx, .qfx or .xml file.'),
      ).toBeVisible(),
    )
  },
}

export const NoFile: Story = {
  parameters: { ...says('Nothing is sent without a file.'), pictures: false },
  play: async () => {
    await sending()
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }))
    await waitFor(() => expect(screen.getByText('Please choose the bank’s file.')).toBeVisible())
  },
}

export const SendingSlowly: Story = {
  parameters: {
    ...says('A large file is on its way, and can’t be left by a slip.'),
    states: ['statement:sending'],
    pictures: false,
    msw: { handlers: [mocks.uploadStatement.never(), ...handlers] },
  },
  play: async () => {
    await sending()
    await choose('june.ofx', 'OFXHEADER:100')
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toBeDisabled())
  },
}

const failing: Statement = {
  ...statement,
  id: demoId('statement', 'failing'),
  failed: 2,
  reading: 118,
  open: 12,
  unmatched: 1041,
  matched: 8827,
  lines: 10_000,
  file_name: 'statement-of-the-account-0123456789-of-the-whole-first-half-of-the-year-2026.csv',
}
const done: Statement = {
  ...statement,
  id: demoId('statement', 'done'),
  open: 0,
  unmatched: 0,
  matched: 31,
}

export const WorkLeft: Story = {
  parameters: {
    ...says('What is left of each: being booked, failed, open, unmatched, or nothing.'),
    states: ['statement:work-left'],
    msw: {
      handlers: [
        mocks.listStatements.answers(({ query }) => takePage([failing, done], query)),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('2 not booked')).toBeVisible())
    await expect(screen.getByText('All 31 matched')).toBeVisible()
  },
}

export const OfAnotherDay: Story = {
  parameters: {
    ...says('The reconciliation of any day; the day stands in the address.'),
    states: ['statement:another-day'],
    desk: { path: '/desk/statements?day=2026-06-01' },
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByLabelText('At the end of')).toHaveValue('01/06/2026')
  },
}

export const Empty: Story = {
  parameters: {
    ...says('No file was read yet.'),
    states: ['route:statements:empty'],
    msw: { handlers: [mocks.listStatements.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No file was read yet' })).toBeVisible(),
    )
  },
}

export const Loading: Story = loadingStory({
  state: 'route:statements:loading',
  says: 'Files and reconciliation are on their way.',
  handlers: [mocks.listStatements.never(), mocks.listReconciliations.never(), ...handlers],
  text: 'The statements are loading',
})

export const Failed: Story = {
  parameters: {
    ...says('Neither can be read; each can be asked again in place.'),
    states: ['route:statements:error'],
    msw: {
      handlers: [
        mocks.listStatements.fails('internal'),
        mocks.listReconciliations.fails('internal'),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The statements can’t be shown/)).toBeVisible())
    await waitFor(() =>
      expect(screen.getByText(/^The reconciliation can’t be shown/)).toBeVisible(),
    )
  },
}
