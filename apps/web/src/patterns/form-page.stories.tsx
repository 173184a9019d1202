import { handlersFor } from '@kinfold/api/mocks/handlers'
import { clubDefaults } from '@kinfold/contract/club-defaults'
import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import { dayo } from '@kinfold/personas/people/people'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { PageHeader } from '@kinfold/ui/page-header'
import { SelectField } from '@kinfold/ui/select-field'
import { StatusPill } from '@kinfold/ui/status-pill'
import { Tabs } from '@kinfold/ui/tabs'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { pathTo } from '../address/paths.ts'
import { inShell } from './in-shell.tsx'

const account = dayo.bankAccounts[0]
const banks = nigerianBanks.map(({ name }) => ({ value: name, label: name }))

type FormProps = { wrong?: boolean; sending?: boolean }

function BankForm({ wrong = false, sending = false }: FormProps) {
  const [bank, setBank] = useState(account?.bank_name ?? '')
  return (
    <form aria-label="Bank account" className="flex flex-col gap-6" noValidate>
      {wrong ? (
        <Banner tone="danger" title="Two things need another look">
          The account number and your consent.
        </Banner>
      ) : null}
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          label="Bank"
          required
          searchable
          value={bank}
          onChange={setBank}
          options={banks}
        />
        <TextField
          label="Account number"
          required
          inputMode="numeric"
          defaultValue={account?.account_number.slice(0, wrong ? 8 : 10)}
          {...(wrong ? { error: 'An account number has 10 digits; this one has 8' } : {})}
        />
        <TextField
          label="Account name"
          readOnly
          defaultValue={wrong ? '' : (account?.account_name ?? '')}
          hint="As the bank has it. It must match your membership information and your BVN."
          className="md:col-span-2"
        />
        <TextField
          label="BVN"
          required
          inputMode="numeric"
          defaultValue={`•••••••${dayo.bvn?.slice(-4)}`}
          hint="11 digits. We keep it encrypted and show its last four."
        />
        <TextField label="Note for yourself" placeholder="Salary account" />
      </div>
      <CheckboxField
        label="I agree that my BVN is checked with my bank."
        defaultValue={!wrong}
        {...(wrong ? { error: 'We may only check your BVN with your consent' } : {})}
      />
      <div className="flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:justify-end">
        <Button variant="quiet">Cancel</Button>
        <Button type="submit" loading={sending} loadingLabel="Your bank account is being saved">
          Save bank account
        </Button>
      </div>
    </form>
  )
}

function FormPage(props: FormProps) {
  const form = (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_--spacing(72)]">
      <Card
        title="NGN bank account"
        description="Your withdrawals in naira go here."
        action={<StatusPill tone="success">Verified</StatusPill>}
      >
        <BankForm {...props} />
      </Card>
      <Card tone="sunken" title="Good to know">
        <ul className="flex list-disc flex-col gap-2.5 ps-5 text-small text-ink-muted marker:text-ink-subtle">
          <li>The account must be your own.</li>
          <li>After a change, withdrawals pause for 24 hours, and you get an e-mail.</li>
          <li>
            A company’s account is set up by{' '}
            <TextLink href={`mailto:${clubDefaults.supportEmail}`}>writing to us</TextLink>.
          </li>
        </ul>
      </Card>
    </div>
  )
  return (
    <>
      <PageHeader title="My Account" />
      <Tabs
        label="My Account"
        defaultValue="Bank"
        items={[
          { value: 'profile', label: 'Profile', content: null },
          { value: 'KYC', label: 'KYC', content: null },
          { value: 'Bank', label: 'Bank', content: form },
          { value: 'security', label: 'Security', content: null },
        ]}
      />
    </>
  )
}

const meta = {
  title: 'Patterns/Form page',
  component: FormPage,
  ...inShell,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: pathTo.accountTab('Bank'), signedIn: true },
    msw: { handlers: handlersFor('dayo') },
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: `Something to fill in.

One form in one card, short fields side by side where there is room, help beside it, buttons last with the main one at the end. Begin here for settings, documents, bank accounts.`,
      },
    },
  },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    docs: {
      description: {
        story:
          'One form in one card, short fields side by side where there is room, help beside it, buttons last with the main one at the end.',
      },
    },
  },
  play: async () => {
    const form = await screen.findByRole('form', { name: 'Bank account' })
    await expect(within(form).getByLabelText(/Account number/)).toHaveValue(account?.account_number)
  },
}

export const SomethingIsWrong: Story = {
  name: 'Something is wrong',
  args: { wrong: true },
  parameters: {
    docs: {
      description: {
        story: 'A summary above, each error under its own field, nothing typed lost.',
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Two things need another look')).toBeVisible()
  },
}

export const Sending: Story = {
  args: { sending: true },
  parameters: {
    pictures: { modes: ['light-desktop'] },
    docs: {
      description: { story: 'The button turns and keeps its place; the form stays filled.' },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Your bank account is being saved')).toBeInTheDocument()
  },
}
