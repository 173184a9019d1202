import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import { messagesShown } from '@kinfold/app/toast/show-toast'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { presenceEveryMs } from '@kinfold/contract/operator/presence/note-presence'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { demoKycCases, kycCaseDetail } from '@kinfold/personas/desk/kyc-cases'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { patience } from '@kinfold/ui/patience'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { drawnPassport, smallPdf } from '../../test/drawn-document.ts'
import { failedStory } from '../../test/failed-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'

const waiting = demoKycCases.filter(({ status }) => status === 'submitted')
const [first, second] = waiting
if (!first || !second) throw new Error('These stories need two documents that wait.')
const rejected = demoKycCases.find(({ status }) => status === 'rejected') ?? first
const passport =
  waiting.find(({ document_type }) => document_type === 'international_passport') ?? first
const address = waiting.find(({ kind }) => kind === 'address') ?? second

const picture = mocks.getFile.answers(() =>
  drawnPassport(passport.member.name, passport.document_number ?? ''),
)
const handlers = [picture, ...handlersFor('ngozi')]

const meta = {
  title: 'Desk/KYC',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/kyc/${passport.id}` },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const caseOf = (changes: Partial<KycCase>, customer: { pep?: boolean } = {}) => {
  const detail = kycCaseDetail(passport.id)
  if (!detail) throw new Error('This story needs its document.')
  return mocks.getKycCase.answers({
    kyc_case: { ...detail.kyc_case, ...changes },
    customer: { ...detail.customer, ...customer },
  })
}

const approvedByZainab = 'Zainab Yusuf approved the document on 3 Jun 2026 at 10:12.'

/** From the second time that the page asks who else reads it. */
function approvedByAnother() {
  let asked = 0
  const zainab = operatorReference('zainab')
  const detail = kycCaseDetail(passport.id)
  if (!detail) throw new Error('This story needs its document.')
  const decided = {
    status: 'approved',
    decided_by: zainab,
    decided_at: '2026-06-03T09:12:00Z',
  } as const
  return [
    mocks.notePresence.answers(() => {
      asked += 1
      const id = demoId('audit-entry', 'approved')
      const last_entry = asked > 1 ? { id, by: zainab.id, sentence: approvedByZainab } : null
      return { others: [], last_entry }
    }),
    mocks.getKycCase.answers(() => ({
      ...detail,
      kyc_case: { ...detail.kyc_case, ...(asked > 1 && decided) },
    })),
  ]
}

const shown = async (name: string = passport.member.name) => {
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible(),
  )
  await waitFor(() => expect(screen.getByRole('img', { name: / of / })).toBeVisible())
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('The queue, the document large, the membership record and the decision.'),
    states: ['route:kyc:ready'],
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
}

export const FirstOpensItself: Story = {
  name: 'First opens itself',
  parameters: {
    ...says('On a wide screen the longest waiting document is open at once.'),
    desk: { path: '/desk/kyc' },
    pictures: false,
  },
  play: () => shown(first.member.name),
}

export const ApprovedByKeys: Story = {
  parameters: {
    ...says('A, Enter: approved, and the next document is there.'),
    states: ['kyc:approved-by-keys'],
    pictures: false,
    msw: { handlers: queueThatEmpties() },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const next = waiting[waiting.findIndex(({ id }) => id === passport.id) + 1] ?? first
    await waitFor(() => expect(screen.getByText('Approved. The member is told.')).toBeVisible())
    await shown(next.member.name)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(next.member.name),
    )
  },
}

/** What is decided is gone from the queue when it is read again. */
function queueThatEmpties() {
  const gone = new Set<string>()
  return [
    picture,
    mocks.listKycCases.answers(({ query }) =>
      takePage(
        waiting.filter(({ id }) => !gone.has(id)),
        query,
      ),
    ),
    mocks.approveKycCase.answers(({ params }) => {
      gone.add(params.id)
      return { ...passport, id: demoId('kyc-case', 'chidi', 'identity'), status: 'approved' }
    }),
    ...handlersFor('ngozi'),
  ]
}

export const NameCompared: Story = {
  parameters: {
    ...says('The name on the document, word by word beside the membership name.'),
    states: ['kyc:name-compared'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('n')
    const [, lastName = ''] = passport.member.name.split(' ')
    await userEvent.type(screen.getByLabelText('Name on the document'), `Emeka ${lastName}`)
    await waitFor(() => expect(screen.getByText(/^1 of 2 words agree; .* Emeka/)).toBeVisible())
  },
}

export const TurnedAndEnlarged: Story = {
  parameters: {
    ...says('A picture that was taken sideways, turned and enlarged by keys.'),
    states: ['kyc:enlarged'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('t+')
    await waitFor(() => expect(screen.getByText('150%')).toBeVisible())
    await expect(screen.getByRole('img', { name: / of / })).toHaveAttribute('data-turns', '1')
  },
}

export const SomebodyElseHere: Story = {
  parameters: {
    ...says('Another operator reads the same case: their initials, and their name in words.'),
    states: ['kyc:somebody-here'],
    ...mainPictures,
    msw: { handlers: [mocks.notePresence.shared(), ...handlers] },
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByText('Zainab Yusuf is here too')).toBeInTheDocument())
  },
}

export const DecidedWhileWriting: Story = {
  parameters: {
    ...says(
      'Somebody else approves it while a refusal is written: the open form learns of it at once.',
    ),
    states: ['kyc:decided-while-writing'],
    msw: { handlers: [...approvedByAnother(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it sent back?' })
    await waitFor(() => expect(screen.getByText(approvedByZainab)).toBeVisible(), {
      timeout: patience(presenceEveryMs * 2),
    })
    await waitFor(() => expect(screen.getByText(/^by Zainab Yusuf on/)).toBeVisible())
    await expect(screen.queryByRole('heading', { name: 'Why is it sent back?' })).toBeNull()
  },
}

const approvedCase = demoKycCases.find(({ status }) => status === 'approved')
if (!approvedCase) throw new Error('These stories need a document that is approved.')
const approvedDetail = kycCaseDetail(approvedCase.id)
if (!approvedDetail) throw new Error('These stories need the record of its member.')

const approvedCaseOf = (change: Partial<typeof approvedCase>) => [
  mocks.getKycCase.answers({ ...approvedDetail, kyc_case: { ...approvedCase, ...change } }),
  ...handlers,
]

const takenBackByAnother = () => {
  const asked = {
    ...approvedCase,
    take_back: { by: operatorReference('zainab'), reason: 'Wrong.' },
  }
  let kyc_case: KycCase = asked
  return [
    mocks.rejectKycCase.answers(() => {
      kyc_case = { ...asked, status: 'rejected', decided_by: operatorReference('uche') }
      return new Refusal('already_decided')
    }),
    mocks.getKycCase.answers(() => ({ ...approvedDetail, kyc_case })),
    ...handlers,
  ]
}

export const TakingBack: Story = {
  name: 'Taking back',
  parameters: {
    ...says('An approval is taken back with a reason, and by another reviewer.'),
    states: ['kyc:taking-back'],
    desk: { path: `/desk/kyc/${approvedCase.id}` },
    msw: {
      handlers: approvedCaseOf({
        take_back: {
          by: operatorReference('zainab'),
          reason: 'The name on the document is not the name of your membership.',
        },
      }),
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('Zainab Yusuf wants the approval taken back')).toBeVisible(),
    )
    await expect(screen.getByRole('button', { name: 'Leave it approved' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    await waitFor(() => expect(screen.getByText(/^Asked for\./)).toBeVisible())
    // It goes by itself: it would be in some pictures and not in others.
    await waitFor(() => expect(screen.queryByText(/^Asked for\./)).toBeNull())
  },
}

export const TakenBack: Story = {
  name: 'Taken back',
  parameters: {
    ...says('It names both reviewers who took the approval back.'),
    desk: { path: `/desk/kyc/${approvedCase.id}` },
    pictures: false,
    msw: {
      handlers: approvedCaseOf({
        status: 'rejected',
        take_back: { by: operatorReference('zainab'), reason: 'It is another name.' },
        decided_by: operatorReference('ngozi'),
        rejection_reason: 'It is another name.',
      }),
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^by Zainab Yusuf and Ngozi Eze on/)).toBeVisible())
  },
}

export const TakenBackTooLate: Story = {
  name: 'Taken back too late',
  parameters: {
    ...says('Another reviewer took it back first: it is said, and the question goes.'),
    desk: { path: `/desk/kyc/${approvedCase.id}` },
    pictures: false,
    msw: { handlers: takenBackByAnother() },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
    await waitFor(() =>
      expect(screen.getByText(/^by Zainab Yusuf and Uche Okafor on/)).toBeVisible(),
    )
    await expect(screen.getByText('Someone has already decided this.')).toBeVisible()
  },
}

export const AskingToTakeBack: Story = {
  name: 'Asking to take back',
  parameters: {
    ...says('What an approved document offers: a reason, for another reviewer to agree with.'),
    desk: { path: `/desk/kyc/${approvedCase.id}` },
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take it back' })).toBeVisible())
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is the approval taken back?' })
    await userEvent.keyboard('3')
    await userEvent.click(screen.getByRole('button', { name: 'Ask another reviewer' }))
    await waitFor(() =>
      expect(
        screen.getByText('Asked for. Another reviewer has to take it back too.'),
      ).toBeVisible(),
    )
  },
}

export const Rejecting: Story = {
  parameters: {
    ...says('A reason from the list, and word for word what the member will read.'),
    states: ['kyc:rejecting'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it sent back?' })
    await userEvent.keyboard('1')
    await expect(screen.getByLabelText(/^In these words/)).toHaveFocus()
    await expect(screen.getByText(/for this reason:\s+The picture is too dark/)).toBeVisible()
  },
}

export const ReasonMissing: Story = {
  parameters: {
    ...says('Nothing is sent back without a reason.'),
    states: ['kyc:reason-missing'],
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
  },
}

export const Rejected: Story = {
  parameters: { ...says('Sent back in a few keys, and the next one is there.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it sent back?' })
    await userEvent.keyboard('2{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getByText('Rejected. The member is told the reason.')).toBeVisible(),
    )
  },
}

export const PepFirst: Story = {
  name: 'PEP, first of two',
  parameters: {
    ...says('The documents of a politically exposed person take two reviewers.'),
    states: ['kyc:pep-first'],
    msw: { handlers: [caseOf({}, { pep: true }), ...handlers] },
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('button', { name: 'Approve first' })).toBeVisible()
  },
}

export const PepSecond: Story = {
  name: 'PEP, second of two',
  parameters: {
    ...says('Somebody approved it before; who it was is said, and this reviewer decides.'),
    states: ['kyc:pep-second'],
    msw: {
      handlers: [
        caseOf({ first_approved_by: operatorReference('zainab') }, { pep: true }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/Zainab Yusuf approved it/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible()
  },
}

export const PepOwn: Story = {
  name: 'PEP, approved by oneself',
  parameters: {
    ...says('Who approved it first can’t be the second, and is told whose turn it is.'),
    states: ['kyc:pep-own'],
    pictures: false,
    msw: {
      handlers: [
        caseOf({ first_approved_by: operatorReference('ngozi') }, { pep: true }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^You approved it\./)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible()
  },
}

export const DocumentExpired: Story = {
  parameters: {
    ...says('A document that is no longer valid says so above everything.'),
    states: ['kyc:expired'],
    msw: { handlers: [caseOf({ expires_on: '2026-01-31' }), ...handlers] },
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/This document has expired/)).toBeVisible()
  },
}

export const ProofOfAddress: Story = {
  parameters: {
    ...says(
      'A PDF stands in the browser’s own viewer, which has the keys while the pointer is in it.',
    ),
    states: ['kyc:pdf'],
    desk: { path: `/desk/kyc/${address.id}` },
    // Browsers draw their viewer each in their own way.
    pictures: false,
    msw: { handlers: [mocks.getFile.answers(smallPdf), ...handlers] },
  },
  play: async () => {
    const title = new RegExp(address.member.name)
    await waitFor(() => expect(screen.getByTitle(title)).toBeVisible())
    const frame = screen.getByTitle(title)
    const approve = screen.getByRole('button', { name: 'Approve' })
    approve.focus()
    // Read by pointer the viewer has the keys, and gives them back.
    await userEvent.hover(frame)
    frame.focus()
    await expect(frame).toHaveFocus()
    await userEvent.unhover(frame)
    await expect(approve).toHaveFocus()
  },
}

export const DecidedBefore: Story = {
  parameters: {
    ...says('A decided document says how, by whom, when and why.'),
    states: ['kyc:decided-before'],
    desk: { path: `/desk/kyc/${rejected.id}?status=rejected` },
  },
  play: async () => {
    await shown(rejected.member.name)
    await expect(screen.getByText(/^by Ngozi Eze on/)).toBeVisible()
  },
}

export const DecidedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: it is said, and nothing is decided twice.'),
    states: ['kyc:decided-meanwhile'],
    pictures: false,
    msw: { handlers: [mocks.approveKycCase.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

const sentBackByZainab = 'Zainab Yusuf sent back the document on 3 Jun 2026 at 10:12.'

export const RejectedTooLate: Story = {
  name: 'Rejected too late',
  parameters: {
    ...says(
      'Another reviewer decided while the reason was written: it is said, and the form goes.',
    ),
    pictures: false,
    msw: { handlers: decidedByAnother() },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it sent back?' })
    await userEvent.keyboard('2{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/^by Zainab Yusuf on/)).toBeVisible())
    await expect(screen.getByText(sentBackByZainab)).toBeVisible()
  },
}

function decidedByAnother() {
  let isDecided = false
  const detail = kycCaseDetail(passport.id)
  if (!detail) throw new Error('This story needs its document.')
  const decided = {
    status: 'rejected',
    decided_by: operatorReference('zainab'),
    decided_at: '2026-06-03T09:12:00Z',
    rejection_reason: 'It can’t be read.',
  } as const
  return [
    mocks.rejectKycCase.answers(() => {
      isDecided = true
      return new Refusal('already_decided', { sentence: sentBackByZainab })
    }),
    mocks.getKycCase.answers(() => ({
      ...detail,
      kyc_case: { ...detail.kyc_case, ...(isDecided && decided) },
    })),
    ...handlers,
  ]
}

/** The refusal says it, and so does who else is here the next time. */
function saidTwice() {
  let isDecided = false
  const zainab = operatorReference('zainab')
  const last_entry = {
    id: demoId('audit-entry', 'sent-back'),
    by: zainab.id,
    sentence: sentBackByZainab,
  }
  return [
    mocks.approveKycCase.answers(() => {
      isDecided = true
      return new Refusal('already_decided', { sentence: sentBackByZainab })
    }),
    mocks.notePresence.answers(() =>
      isDecided ? { others: [zainab], last_entry } : { others: [], last_entry: null },
    ),
    ...handlers,
  ]
}

export const SaidOnce: Story = {
  name: 'Said once',
  parameters: {
    ...says('What a refusal has said isn’t said again by who else is here.'),
    pictures: false,
    msw: { handlers: saidTwice() },
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByText(sentBackByZainab)).toBeVisible())
    const before = messagesShown.value
    await waitFor(() => expect(screen.getByText('Zainab Yusuf is here too')).toBeInTheDocument(), {
      timeout: patience(presenceEveryMs * 2),
    })
    // The next message comes after any that it would have brought.
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it sent back?' })
    await userEvent.keyboard('2{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/^Rejected\. The member is told/)).toBeVisible())
    await expect(messagesShown.value).toBe(before + 1)
  },
}

export const Filtered: Story = {
  parameters: {
    ...says('The filters stand in the address, and each is one press away.'),
    desk: { path: '/desk/kyc?status=any&kind=identity' },
    pictures: false,
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await expect(screen.getByRole('button', { name: 'ID' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Rejected' }))
    await waitFor(() => expect(screen.getByText('1 document')).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: {
    ...says('Nothing waits, and the page says so kindly.'),
    states: ['route:kyc:empty'],
    desk: { path: '/desk/kyc' },
    msw: { handlers: [mocks.listKycCases.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'All is checked' })).toBeVisible(),
    )
  },
}

export const FileFailed: Story = failedStory({
  state: 'kyc:file-failed',
  says: 'The file itself can’t be fetched; the record stands beside the message.',
  handlers: [mocks.getFile.fails('internal'), ...handlersFor('ngozi')],
  what: 'The document',
})
