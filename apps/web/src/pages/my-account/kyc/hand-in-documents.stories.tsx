import { takeFile } from '@kinfold/api/mocks/file'
import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { bola } from '@kinfold/personas/people/people'
import { drawnPhoto } from '@kinfold/ui/drawn-photo'
import { expectHeard, listen } from '@kinfold/ui/expect-heard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { chooseFile, scan } from '../../../test/choose-file.ts'
import { chooseOption } from '../../../test/choose-option.ts'
import { see } from '../../../test/see.ts'

const meta = {
  title: 'Flows/KYC',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-account?tab=KYC', signedIn: true },
    msw: { handlers: handlersFor('bola') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

/** A server that remembers what was handed in, as the real one does; its answer may be held. */
function remembering(answersWhen = () => Promise.resolve()) {
  let known = sessionUserOf(bola)
  const learn = (changes: Partial<SessionUser>) => {
    known = { ...known, ...changes }
    return known
  }
  const record = (changes: Partial<typeof bola.customer>) => ({
    customer: { ...(known.customer ?? bola.customer), ...changes },
  })
  return [
    mocks.getCustomer.answers(() => known, { as: 'bola' }),
    mocks.uploadKyc.answers(async () => {
      await answersWhen()
      return learn({ has_submitted_kyc: true, ...record({ kyc_status: 'submitted' }) })
    }),
    mocks.uploadPoa.answers(() =>
      learn({ has_submitted_poa: true, ...record({ poa_status: 'submitted' }) }),
    ),
    mocks.validateBvn.answers(({ body }) =>
      learn({ is_bvn_validated: true, ...record({ bvn_last4: body.bvn.slice(-4) }) }),
    ),
    ...handlersFor('bola'),
  ]
}

const card = (name: string) => screen.findByRole('group', { name })
const idCard = () => card('Government-issued ID')
const addressCard = () => card('Proof of address')
const bvnCard = () => card('BVN')

async function press(place: HTMLElement, name: string) {
  await userEvent.click(within(place).getByRole('button', { name }))
}

async function handInId(file?: File) {
  const place = await toThePicture()
  await see(() => within(place).getByText('A01234567'))
  await chooseFile(place, file)
  // A large photo takes a moment.
  await see(() => within(place).getByRole('button', { name: 'Replace' }))
  await press(place, 'Upload your ID')
}

async function handInAddress() {
  const place = await addressCard()
  const begin = within(place).queryByRole('button', { name: /^Begin/ })
  if (begin) await userEvent.click(begin)
  await chooseOption(/^Kind of document/, 'Utility bill', place)
  await press(place, 'Next')
  await chooseFile(place)
  await press(place, 'Upload your proof of address')
}

/** Where a picture is chosen: the fields before it are filled in. */
async function toThePicture(): Promise<HTMLElement> {
  const place = await idCard()
  await chooseOption(/^Kind of document/, 'International passport', place)
  await userEvent.type(within(place).getByLabelText(/^Number on the document/), 'A01234567')
  await press(place, 'Next')
  await see(() => within(place).getByText('All four corners are in it.'))
  return place
}

async function giveBvn() {
  const place = await bvnCard()
  await userEvent.type(within(place).getByLabelText(/^BVN/), '22100000099')
  await userEvent.click(within(place).getByRole('checkbox'))
  await press(place, 'Validate your BVN')
}

export const EverythingHandedIn: Story = {
  name: 'Everything handed in',
  parameters: {
    msw: { handlers: remembering() },
    docs: { description: { story: 'ID, proof of address and BVN; then the overview says so.' } },
  },
  play: async () => {
    await handInId()
    await see(() => screen.getByText('Being checked'))
    await handInAddress()
    await waitFor(() => expect(screen.getAllByText('Being checked')).toHaveLength(2))
    await giveBvn()
    await see(() => screen.getByText('0099'))
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }))
    await see(() => screen.getByText('Verification in progress'))
  },
}

export const ANewerOne: Story = {
  name: 'A newer one in the place of the one that waits',
  parameters: {
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'A document that is being checked can still be replaced.' } },
  },
  play: async () => {
    const place = await idCard()
    await press(place, 'Upload another one instead')
    await handInId()
    await see(() => within(place).getByRole('button', { name: 'Upload another one instead' }))
  },
}

export const NothingFilledIn: Story = {
  parameters: {
    states: ['message:kyc.bvnConsent'],
    docs: { description: { story: 'Nothing is sent; the first missing field has the focus.' } },
  },
  play: async () => {
    await press(await idCard(), 'Next')
    const place = within(await idCard())
    await waitFor(() =>
      expect(place.getByRole('combobox', { name: /^Kind of document/ })).toHaveFocus(),
    )
    await chooseOption(/^Kind of document/, 'International passport', await idCard())
    await userEvent.type(place.getByLabelText(/^Number on the document/), 'A01234567')
    await press(await idCard(), 'Next')
    await see(() => place.getByRole('button', { name: 'Upload your ID' }))
    await press(await idCard(), 'Upload your ID')
    await see(() => screen.getByText('Please choose a file.'))
    await press(await bvnCard(), 'Validate your BVN')
    await see(() => screen.getByText('Please agree that we check your BVN.'))
  },
}

export const EnterGoesOn: Story = {
  name: 'Enter goes on to the picture',
  parameters: {
    docs: {
      description: { story: 'In the first step Enter does what Next does; it sends nothing.' },
    },
  },
  play: async () => {
    const place = await idCard()
    const number = within(place).getByLabelText(/^Number on the document/)
    await userEvent.type(number, 'A01234567{Enter}')
    await waitFor(() =>
      expect(within(place).getByRole('combobox', { name: /^Kind of document/ })).toHaveFocus(),
    )
    await chooseOption(/^Kind of document/, 'International passport', place)
    await userEvent.type(number, '{Enter}')
    await see(() => within(place).getByText('All four corners are in it.'))
    await expect(screen.queryByText('Please choose a file.')).toBeNull()
  },
}

export const TooLarge: Story = {
  parameters: {
    states: ['message:failure.fileTooLarge'],
    docs: { description: { story: 'A file of more than 10 MB is refused before it is sent.' } },
  },
  play: async () => {
    const heavy = new File([new Uint8Array(10_000_001)], 'scan.pdf', { type: 'application/pdf' })
    await chooseFile(await toThePicture(), heavy)
    await expect(
      await screen.findAllByText('File cannot be larger than 10MB. please choose a smaller file'),
    ).not.toHaveLength(0)
  },
}

export const WrongType: Story = {
  parameters: {
    states: ['message:failure.wrongFileType'],
    docs: { description: { story: 'Only pictures and PDFs.' } },
  },
  play: async () => {
    await chooseFile(
      await toThePicture(),
      new File(['hello'], 'letter.txt', { type: 'text/plain' }),
    )
    await expect(
      await screen.findAllByText('Please choose a .jpg, .jpeg, .png or .pdf file.'),
    ).not.toHaveLength(0)
  },
}

export const TooLargeForTheServer: Story = {
  parameters: {
    states: ['error:file_too_large'],
    msw: { handlers: [mocks.uploadFile.fails('file_too_large'), ...handlersFor('bola')] },
    docs: { description: { story: 'The server’s word on the file; the form stays as it is.' } },
  },
  play: async () => {
    await handInId()
    await see(() => within(screen.getByRole('alert')).getByText(/^File cannot be larger/))
    await see(() => screen.getByText('scan.pdf'))
  },
}

export const LineTooSlow: Story = {
  parameters: {
    pictures: false,
    states: ['error:request_timeout'],
    msw: { handlers: [mocks.uploadFile.fails('request_timeout'), ...handlersFor('bola')] },
    docs: { description: { story: 'The rest of the file never came; it stays chosen.' } },
  },
  play: async () => {
    await handInId()
    await see(() => within(screen.getByRole('alert')).getByText(/didn’t arrive in time/))
    await see(() => screen.getByText('scan.pdf'))
  },
}

export const NotWhatItSays: Story = {
  parameters: {
    states: ['error:file_type_not_allowed'],
    msw: { handlers: [mocks.uploadPoa.fails('file_type_not_allowed'), ...handlersFor('bola')] },
    docs: { description: { story: 'The content is judged, not the name.' } },
  },
  play: async () => {
    await handInAddress()
    await see(() => within(screen.getByRole('alert')).getByText(/^Please choose a .jpg/))
  },
}

export const OnItsWay: Story = {
  parameters: {
    msw: { handlers: [mocks.uploadFile.never(), ...handlersFor('bola')] },
    docs: { description: { story: 'How much of the file has been sent.' } },
  },
  play: async () => {
    await handInId()
    await see(() => screen.getByRole('progressbar', { name: scan.name }))
  },
}

/** Drawn in one dark shade: what a phone sees at night. */
async function atNight(): Promise<File> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen) pen.fillRect(0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(drawn => canvas.toBlob(drawn, 'image/png'))
  return new File(blob ? [blob] : [], 'night.png', { type: 'image/png' })
}

export const TooDarkToRead: Story = {
  parameters: {
    states: ['account:kyc-picture-dark'],
    docs: { description: { story: 'The device itself says that a picture looks dark; it warns.' } },
  },
  play: async () => {
    await chooseFile(await toThePicture(), await atNight())
    await see(() => screen.getByText(/^This picture looks dark/))
    await expect(screen.getByRole('button', { name: 'Upload your ID' })).toBeEnabled()
  },
}

export const FilledInEarlier: Story = {
  parameters: {
    states: ['account:kyc-draft'],
    docs: { description: { story: 'Going to another page and back loses nothing.' } },
  },
  play: async () => {
    await toThePicture()
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Complete KYC' }))
    const number = within(await idCard()).getByLabelText(/^Number on the document/)
    await expect(number).toHaveValue('A01234567')
    await userEvent.clear(number)
  },
}

const headingOf = (place: HTMLElement, name: RegExp) => within(place).getByRole('heading', { name })

export const StepTooEarly: Story = {
  parameters: {
    states: ['account:kyc-step-too-early'],
    app: { path: '/dashboard/my-account?tab=KYC&identity=picture', signedIn: true },
    docs: {
      description: {
        story:
          'The address of the second step shows the first one, and stays there when it is filled in.',
      },
    },
  },
  play: async () => {
    const place = await idCard()
    headingOf(place, /^Step 1 of 2: Which document is it/)
    await chooseOption(/^Kind of document/, 'International passport', place)
    const number = within(place).getByLabelText(/^Number on the document/)
    await userEvent.type(number, 'A01234567')
    await expect(number).toHaveFocus()
    headingOf(place, /^Step 1 of 2/)
    await userEvent.clear(number)
  },
}

export const Changed: Story = {
  name: 'Changed what was read back',
  parameters: {
    states: ['account:kyc-changed'],
    docs: {
      description: {
        story: 'Change opens the first step and Next comes back; each heading gets the focus.',
      },
    },
  },
  play: async () => {
    const place = await toThePicture()
    const expectFocused = (name: RegExp) =>
      waitFor(() => expect(headingOf(place, name)).toHaveFocus())
    await expectFocused(/^Step 2 of 2: Show us a picture of it/)
    await press(place, 'Change')
    await expectFocused(/^Step 1 of 2: Which document is it/)
    await userEvent.type(within(place).getByLabelText(/^Number on the document/), '8')
    await press(place, 'Next')
    await expectFocused(/^Step 2 of 2/)
    await see(() => within(place).getByText('A012345678'))
    // The line of steps leads there too, where it has room for names.
    const name = within(place).queryByRole('button', { name: 'The document' })
    if (name) {
      await userEvent.click(name)
      await expectFocused(/^Step 1 of 2/)
    }
  },
}

export const Leaving: Story = {
  parameters: {
    states: ['account:kyc-leaving'],
    docs: {
      description: {
        story: 'Nothing typed, nothing asked; then the browser asks before the page is closed.',
      },
    },
  },
  play: async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const number = within(await idCard()).getByLabelText(/^Number on the document/)
    await expect(isAsked()).toBe(false)
    await userEvent.type(number, 'A0')
    await waitFor(() => expect(isAsked()).toBe(true))
    await userEvent.clear(number)
    await waitFor(() => expect(isAsked()).toBe(false))
  },
}

let sentBytes = 0

export const LargePhoto: Story = {
  parameters: {
    states: ['account:kyc-photo-smaller'],
    msw: {
      handlers: [
        mocks.uploadFile.answers(call => {
          sentBytes = call.file?.size ?? 0
          return takeFile(call)
        }),
        ...handlersFor('bola'),
      ],
    },
    docs: { description: { story: 'A photo of several megabytes is sent in less than one.' } },
  },
  play: async () => {
    await listen()
    await handInId(await drawnPhoto({ width: 3000, height: 2250 }))
    await expectHeard('photo.jpg: Making it smaller')
    await expectHeard(/^photo.jpg chosen, \d+ kB, made smaller from \d\.\d MB$/)
    await waitFor(() => expect(sentBytes).toBeGreaterThan(100_000))
    await expect(sentBytes).toBeLessThanOrEqual(1_000_000)
  },
}

export const Heic: Story = {
  name: 'HEIC',
  parameters: {
    states: ['account:kyc-heic'],
    docs: {
      description: { story: 'Where the browser can’t read it, the sentence says what to do.' },
    },
  },
  play: async () => {
    const photo = new File(['\0\0\0\u0018ftypheic'], 'IMG_0001.HEIC')
    await chooseFile(await toThePicture(), photo)
    await expect(
      await screen.findAllByText(/^This photo is saved as HEIC, which this browser can’t open/),
    ).not.toHaveLength(0)
  },
}

export const SentAgain: Story = {
  parameters: {
    states: ['account:kyc-sent-again'],
    msw: {
      handlers: [mocks.uploadFile.reconnects({ as: 'bola' }), ...remembering()],
    },
    docs: {
      description: { story: 'A lost connection leaves the file where it is; one press sends it.' },
    },
  },
  play: async () => {
    await listen()
    await handInId()
    const place = await idCard()
    await see(() => within(place).getByRole('alert'))
    await expectHeard('scan.pdf was not sent')
    await see(() => within(place).getByText('scan.pdf'))
    await press(place, 'Upload your ID')
    await see(() => within(place).getByText('Being checked'))
  },
}

/** An answer that comes when the play says so. */
let held = Promise.withResolvers<void>()

const holdAnswer = () => {
  held = Promise.withResolvers()
}

const whileItIsSent = (place: HTMLElement) =>
  waitFor(() => expect(within(place).getByRole('button', { name: 'Change' })).toBeDisabled())

export const SentWhileElsewhere: Story = {
  beforeEach: holdAnswer,
  parameters: {
    msw: { handlers: remembering(() => held.promise) },
    docs: { description: { story: 'Somebody who went to another page meanwhile stays there.' } },
  },
  play: async () => {
    await handInId()
    await whileItIsSent(await idCard())
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }))
    await see(() => screen.getByRole('heading', { name: /^Welcome/ }))
    held.resolve()
    await see(() =>
      screen.getByText('We have your document. Validation takes 2 or 3 business days.'),
    )
    await see(() => screen.getByText(/^We still need your proof of address/))
    await expect(screen.queryByRole('group', { name: 'Government-issued ID' })).toBeNull()
  },
}

export const SentWhileTheNextIsFilledIn: Story = {
  beforeEach: holdAnswer,
  parameters: {
    msw: { handlers: remembering(() => held.promise) },
    docs: { description: { story: 'What was sent leaves the other document’s step as it is.' } },
  },
  play: async () => {
    await handInId()
    await whileItIsSent(await idCard())
    const place = await addressCard()
    await press(place, 'Begin with your proof of address')
    await chooseOption(/^Kind of document/, 'Utility bill', place)
    await press(place, 'Next')
    await waitFor(() => headingOf(place, /^Step 2 of 2/))
    held.resolve()
    await see(() =>
      within(screen.getByRole('group', { name: 'Government-issued ID' })).getByText(
        'Being checked',
      ),
    )
    headingOf(place, /^Step 2 of 2/)
  },
}

export const NumberRefused: Story = {
  beforeEach: holdAnswer,
  parameters: {
    msw: {
      handlers: [
        mocks.uploadKyc.answers(async () => {
          await held.promise
          return new Refusal('validation_failed', { fields: { id_number: 'Not a number of it.' } })
        }),
        ...handlersFor('bola'),
      ],
    },
    docs: {
      description: {
        story: 'Nothing leads away while it is sent; a refused number opens its step and says so.',
      },
    },
  },
  play: async () => {
    await handInId()
    const place = await idCard()
    await whileItIsSent(place)
    await expect(within(place).queryByRole('button', { name: 'The document' })).toBeNull()
    held.resolve()
    await see(() => within(place).getByText('Not a number of it.'))
    headingOf(place, /^Step 1 of 2/)
    await waitFor(() =>
      expect(within(place).getByLabelText(/^Number on the document/)).toHaveFocus(),
    )
  },
}

export const ApprovedMeanwhile: Story = {
  parameters: {
    states: ['error:kyc_already_approved'],
    msw: { handlers: [mocks.uploadKyc.fails('kyc_already_approved'), ...handlersFor('bola')] },
    docs: { description: { story: 'An approved document takes no other.' } },
  },
  play: async () => {
    await handInId()
    await see(() => screen.getByText('Your documents are already approved.'))
  },
}

export const BvnOfAnother: Story = {
  name: 'BVN of another',
  parameters: {
    states: ['error:bvn_mismatch'],
    msw: { handlers: [mocks.validateBvn.fails('bvn_mismatch'), ...handlersFor('bola')] },
    docs: { description: { story: 'The number belongs to another name.' } },
  },
  play: async () => {
    await giveBvn()
    await see(() => screen.getByText('This BVN doesn’t match your membership information.'))
  },
}

export const BvnAlreadyValidated: Story = {
  name: 'BVN already validated',
  parameters: {
    states: ['error:bvn_already_validated'],
    msw: { handlers: [mocks.validateBvn.fails('bvn_already_validated'), ...handlersFor('bola')] },
    docs: { description: { story: 'Given in another tab meanwhile.' } },
  },
  play: async () => {
    await giveBvn()
    await see(() => screen.getByText('Your BVN is already validated.'))
  },
}
