import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { phoneProblemSentence } from '@kinfold/contract/fields/phone'
import { expectHeard, listen } from '@kinfold/ui/expect-heard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { chooseOption } from '../../test/choose-option.ts'
import { fillSignUp } from '../../test/fill-sign-up.ts'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Create account',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/auth/sign-up' },
    msw: { handlers: handlersFor('ada') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const chooseReferral = (option: string) => chooseOption(/^Who referred you/, option)
const chooseHeard = (option: string) => chooseOption(/^How did you hear/, option)

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:sign-up:ready'],
    docs: { description: { story: 'Everything asked of a new member, on one page.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { name: 'Create Account' }))
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await see(() => screen.getByRole('button', { name: /United States/ }))
  },
}

export const CountriesLoading: Story = {
  parameters: {
    pictures: false,
    states: ['route:sign-up:loading'],
    msw: { handlers: [mocks.listCountries.never()] },
    docs: { description: { story: 'The form can be begun while the countries are on their way.' } },
  },
  play: async () => {
    await expect(await screen.findAllByText('Loading the countries')).toHaveLength(2)
  },
}

export const CountriesMissing: Story = {
  parameters: {
    states: ['route:sign-up:error'],
    msw: { handlers: [mocks.listCountries.fails('unavailable')] },
    docs: {
      description: { story: 'Without the list of countries the page says so, and tries again.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText(/The list of countries could not be loaded/))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const RulesBroken: Story = {
  parameters: {
    states: [
      'sign-up:rules-broken',
      'message:field.passwordTooShort',
      'message:field.passwordsDiffer',
    ],
    docs: { description: { story: 'Each field says what is missing when it is left.' } },
  },
  play: async () => {
    const email = await screen.findByLabelText(/^Email/)
    await listen()
    await userEvent.type(email, 'not an address')
    // Each is heard before the next one is left, as somebody does who listens.
    await userEvent.type(screen.getByLabelText(/^Password/), 'short')
    await expectHeard('Email: Please enter a valid e-mail address.')
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'other')
    await expectHeard('Password: Password must be at least 8 characters')
    await userEvent.tab()
    await expectHeard("Confirm password: Password doesn't match")
    await see(() => screen.getByText('Please enter a valid e-mail address.'))
    await see(() => screen.getByText('Password must be at least 8 characters'))
    await see(() => screen.getByText("Password doesn't match"))
    // Mended, it is neither shown nor left where a screen reader still meets it.
    await userEvent.clear(screen.getByLabelText(/^Confirm password/))
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'short')
    await waitFor(() => expect(screen.queryByText(/Password doesn't match/)).toBeNull())
  },
}

export const PasswordTooPlain: Story = {
  parameters: {
    pictures: false,
    states: ['message:field.passwordTooPlain', 'message:field.passwordTooCommon'],
    docs: {
      description: { story: 'The hints tick off what the password has, the error says the rest.' },
    },
  },
  play: async () => {
    const password = await screen.findByLabelText(/^Password/)
    await userEvent.type(password, 'Welcome@123')
    await userEvent.tab()
    await see(() => screen.getByText('This password is easy to guess. Please choose another one.'))
    await userEvent.clear(password)
    await userEvent.type(password, 'harmattan26')
    await userEvent.tab()
    await see(() =>
      screen.getByText('Password should include Uppercase, Lowercase, Number & Special Character.'),
    )
  },
}

export const NoCitizenshipChosen: Story = {
  parameters: {
    pictures: false,
    states: ['message:signUp.citizenship'],
    docs: { description: { story: 'At least one citizenship has to be chosen.' } },
  },
  play: async () => {
    const citizenship = await screen.findByRole('combobox', { name: /Citizenship/ })
    await userEvent.click(citizenship)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(citizenship).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(citizenship).not.toHaveFocus())
    await see(() => screen.getByText('Please select at least one citizenship'))
  },
}

export const BroughtByAMember: Story = {
  name: 'Brought by a member',
  parameters: {
    pictures: false,
    states: ['sign-up:existing-member', 'message:signUp.referralPerson'],
    docs: { description: { story: 'The only other question is who brought them.' } },
  },
  play: async () => {
    await chooseReferral('Existing member')
    await userEvent.click(await screen.findByLabelText(/Name of the staff or member/))
    await userEvent.tab()
    await see(() => screen.getByText('Please specify staff/member name'))
    await expect(screen.queryByRole('combobox', { name: /How did you hear/ })).toBeNull()
  },
}

export const ExcoReferralOffered: Story = {
  parameters: {
    states: ['sign-up:exco-offered', 'message:signUp.excoReferral'],
    docs: { description: { story: 'Without a referral, the committee has to be asked for one.' } },
  },
  play: async () => {
    await chooseReferral('Not Applicable')
    await expect(await screen.findByRole('button', { name: 'Request Exco Referral' })).toBeEnabled()
    await expect(
      screen.getByText('Required action: Please click to request exco referral'),
    ).toBeVisible()
  },
}

export const ExcoReferralRequested: Story = {
  parameters: {
    pictures: false,
    states: ['sign-up:exco-requested', 'message:signUp.excoReferralRequested'],
    docs: { description: { story: 'Once asked, it is locked and says so.' } },
  },
  play: async () => {
    await chooseReferral('Not Applicable')
    await userEvent.click(await screen.findByRole('button', { name: 'Request Exco Referral' }))
    await expect(
      await screen.findByRole('button', { name: 'Exco Referral Requested!' }),
    ).toBeDisabled()
  },
}

export const HeardOnSocialMedia: Story = {
  parameters: {
    pictures: false,
    states: ['sign-up:social-media', 'message:signUp.socialMedia'],
    docs: { description: { story: 'Asks for the account, and for a name when it was staff.' } },
  },
  play: async () => {
    await chooseReferral('Not Applicable')
    await chooseHeard('Social media')
    await userEvent.click(await screen.findByRole('combobox', { name: /Which account/ }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await see(() => screen.getByText('Please specify social media account'))
    await chooseOption(/^Which account/, 'Staff')
    await see(() => screen.getByLabelText(/Name of the staff or member/))
  },
}

export const HeardFromAds: Story = {
  parameters: {
    pictures: false,
    states: ['sign-up:online-ads', 'message:signUp.adsPlatform'],
    docs: { description: { story: 'Asks which of the three platforms.' } },
  },
  play: async () => {
    await chooseReferral('Not Applicable')
    await chooseHeard('Online ads')
    await userEvent.click(await screen.findByRole('combobox', { name: /Which ads/ }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await see(() => screen.getByText('Please specify ads platform'))
  },
}

export const HeardElsewhere: Story = {
  parameters: {
    pictures: false,
    states: ['sign-up:other-source', 'message:signUp.other'],
    docs: { description: { story: 'Asks to be told in their own words.' } },
  },
  play: async () => {
    await chooseReferral('Not Applicable')
    await chooseHeard('Other')
    await userEvent.click(await screen.findByLabelText(/Tell us how/))
    await userEvent.tab()
    await see(() => screen.getByText('Please specify how you heard about us'))
  },
}

export const FamilyOffice: Story = {
  parameters: {
    pictures: false,
    states: ['sign-up:family-office', 'message:signUp.familyOffice'],
    docs: {
      description: {
        story: 'With no tie to Nigeria: the family office and the Diaspora Pool terms.',
      },
    },
  },
  play: async () => {
    await chooseOption(/^Country of residence/, 'Ghana')
    const box = await screen.findByRole('checkbox', { name: /family office/ })
    await userEvent.click(box)
    await userEvent.click(box)
    await userEvent.tab()
    await see(() => screen.getByText('Please accept the Diaspora Pool terms to proceed.'))
    await expect(screen.getByRole('link', { name: /Diaspora Pool terms/ })).toBeVisible()
  },
}

export const TermsNotAccepted: Story = {
  parameters: {
    pictures: false,
    states: ['message:signUp.terms'],
    docs: { description: { story: 'Without the terms there is no account.' } },
  },
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: /I accept the/ })
    await userEvent.click(box)
    await userEvent.click(box)
    await userEvent.tab()
    await see(() => screen.getByText('Please accept privacy policy, terms and bylaws to proceed.'))
  },
}

export const FieldRefused: Story = {
  parameters: {
    states: ['error:validation_failed'],
    msw: {
      handlers: [
        mocks.register.fails('validation_failed', {
          fields: { 'user.first_name': 'Please use the letters of your name.' },
        }),
        ...handlersFor('ada'),
      ],
    },
    docs: {
      description: { story: 'What the server refuses stands beside the field it is about.' },
    },
  },
  play: async () => {
    await fillSignUp('ngozi@members.example')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await see(() => screen.getByText('Please use the letters of your name.'))
    const refused = screen.getByLabelText(/^First name/)
    await waitFor(() => expect(refused).toHaveFocus())
    await expect(refused).toHaveAccessibleDescription('Please use the letters of your name.')
  },
}

export const PhoneRefused: Story = {
  parameters: {
    states: ['message:field.phone'],
    msw: {
      handlers: [
        mocks.register.fails('validation_failed', { fields: { phone: phoneProblemSentence } }),
        ...handlersFor('ada'),
      ],
    },
    docs: {
      description: { story: 'Only the server knows every numbering plan; its word counts.' },
    },
  },
  play: async () => {
    await fillSignUp('ngozi@members.example')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await see(() => screen.getByText(phoneProblemSentence))
  },
}

export const CodeAsked: Story = {
  parameters: {
    states: ['sign-up:code-asked'],
    docs: { description: { story: 'A complete form leads to the code from the e-mail.' } },
  },
  play: async () => {
    await fillSignUp('ngozi@members.example')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const dialog = await screen.findByRole('dialog', { name: 'OTP Verification' })
    await see(() => within(dialog).getByText(/ngozi@members.example/))
  },
}
