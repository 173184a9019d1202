import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, Section, SpecTable } from '../story-layout/foundation-page.tsx'

const meta = { title: 'Foundations/Words', tags: ['autodocs'] } satisfies Meta

export default meta

const tone: [string, string, string][] = [
  ['Say what happened and what to do', 'Choose a smaller file.', 'Error 413: payload too large'],
  ['Speak to one person', 'Your money is on its way.', 'Users will be notified of disbursement.'],
  ['Name the thing that is missing', 'Enter your account number, 10 digits.', 'Invalid input'],
  ['Blame nobody', 'This card was declined. Try another one.', 'You entered a bad card.'],
  ['Give a day, not a feeling', 'Paid on or before 5 April', 'Paid shortly'],
]

/** One word a thing, in every sentence of ours; what the fixed sentences say stays as it is. */
const lexicon: [string, string, string][] = [
  ['Upload', 'what a member does with a document', 'hand in, submit, provide'],
  ['Available', 'what a wallet can pay or withdraw now', 'balance, free, usable'],
  ['On its way to your bank', 'a withdrawal that isn’t paid yet', 'promised, pending, reserved'],
  ['Earned, after fees', 'returns less what they cost', 'profit, net gain, yield'],
  ['Paid in', 'what a member contributed', 'invested, principal, cost'],
  ['Paid out to you', 'what came back from a portfolio', 'redeemed, disbursed'],
  ['Plan', 'what the club offers', 'pool, product, fund'],
  ['Portfolio', 'what a member holds in a plan', 'investment, position, holding'],
  ['Contribution', 'money put into a plan', 'investment, purchase, deposit'],
  ['Fund wallet', 'money put into a wallet', 'top up, load, add cash'],
  ['Recurring contribution', 'the same amount again and again', 'subscription, standing order'],
  ['See all', 'the way to the rest of a list', 'view more, show everything, search in all'],
]

const errors: [string, string][] = [
  ['Signing in failed', 'Invalid Credentials'],
  ['No answer from the server', 'Something went wrong. Please contact the support team.'],
  [
    'The bank did not answer',
    'We are unable to validate your bank information. Please try again or contact the support team.',
  ],
  ['The receipt is too large', 'File cannot be larger than 10MB. please choose a smaller file'],
  ['An address that does not exist', "This page doesn't exist"],
  ['The page broke', 'We encountered an error while loading this page'],
  ['No citizenship chosen', 'Please select at least one citizenship'],
  ['The password is too short', 'Password must be at least 8 characters'],
  [
    'The password is too plain',
    'Password should include Uppercase, Lowercase, Number & Special Character.',
  ],
  ['The passwords differ', "Password doesn't match"],
  ['Referral not requested', 'Required action: Please click to request exco referral'],
  ['No social media account named', 'Please specify social media account'],
  ['No ads platform named', 'Please specify ads platform'],
  ['“Other” left open', 'Please specify how you heard about us'],
  ['No member or staff named', 'Please specify staff/member name'],
  ['Terms not accepted', 'Please accept privacy policy, terms and bylaws to proceed.'],
  ['The robot check is missing', 'automated verification required, please refresh your browser'],
]

const successes: [string, string][] = [
  ['E-mail verified', 'Email validation successful.'],
  ['Code sent again', 'An OTP code has been resent to your email address.'],
  ['Paid from the wallet', 'Payment successful.'],
  ['Receipt sent', 'Your payment will be confirmed in 48 hours.'],
  [
    'Withdrawal asked for',
    'Your withdrawal is being processed and payment will be made on or before the 5th day of the new month.',
  ],
]

function Catalogue({ rows }: { rows: [string, string][] }) {
  return (
    <SpecTable
      head={['When', 'What the member reads']}
      rows={rows.map(([when, sentence]) => ({
        key: when,
        cells: [
          <span key="when" className="text-ink-muted">
            {when}
          </span>,
          <span key="sentence" className="text-body">
            {sentence}
          </span>,
        ],
      }))}
    />
  )
}

export const Words: StoryObj = {
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'How we speak, with examples, and the sentences that are fixed.' },
    },
  },
  render: () => (
    <FoundationPage
      title="Words"
      lead="Plain, short, kind. A member reads this on a phone, in a bus, about their own money."
    >
      <Section title="Tone">
        <ul className="grid gap-4 md:grid-cols-2">
          {tone.map(([rule, better, worse]) => (
            <li key={rule} className="rounded-card border border-line bg-surface p-5">
              <p className="font-semibold">{rule}</p>
              <p className="mt-3 flex gap-2 text-small text-success">
                <span className="w-14 shrink-0 font-semibold whitespace-nowrap">Like so</span>
                <span className="text-ink">{better}</span>
              </p>
              <p className="mt-1.5 flex gap-2 text-small text-danger">
                <span className="w-14 shrink-0 font-semibold whitespace-nowrap">Not so</span>
                <span className="text-ink-muted">{worse}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="One word for a thing" note="And the words that are not used for it.">
        <SpecTable
          head={['Word', 'What it is', 'Not']}
          rows={lexicon.map(([word, meaning, others]) => ({
            key: word,
            cells: [
              <span key="word" className="font-medium">
                {word}
              </span>,
              meaning,
              <span key="others" className="text-ink-muted">
                {others}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section title="When something is wrong" note="These sentences are fixed, letter for letter.">
        <Catalogue rows={errors} />
      </Section>
      <Section title="When it worked" note="These too.">
        <Catalogue rows={successes} />
      </Section>
    </FoundationPage>
  ),
}
