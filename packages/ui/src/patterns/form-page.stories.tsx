import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { StoryFrame } from './story-frame.tsx'

const banks = [
  'Access Bank',
  'First Bank of Nigeria',
  'Guaranty Trust Bank',
  'United Bank for Africa',
  'Zenith Bank',
].map(value => ({ value, label: value }))

type FormProps = { wrong?: boolean; sending?: boolean }

function BankForm({ wrong = false, sending = false }: FormProps) {
  const [bank, setBank] = useState('Guaranty Trust Bank')
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
          defaultValue={wrong ? '01234567' : '0123456789'}
          {...(wrong ? { error: 'An account number has 10 digits; this one has 8' } : {})}
        />
        <TextField
          label="Account name"
          readOnly
          defaultValue={wrong ? '' : 'ADEYEMI-OKONKWO BOLANLE OLUWASEUN'}
          hint="As the bank has it. It must match your membership information and your BVN."
          className="md:col-span-2"
        />
        <TextField
          label="BVN"
          required
          inputMode="numeric"
          defaultValue="•••••••4821"
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
        action={<StatusPill tone="warning">Not verified</StatusPill>}
      >
        <BankForm {...props} />
      </Card>
      <Card tone="sunken" title="Good to know">
        <ul className="flex list-disc flex-col gap-2.5 ps-5 text-small text-ink-muted marker:text-ink-subtle">
          <li>The account must be your own.</li>
          <li>After a change, withdrawals pause for 24 hours, and you get an e-mail.</li>
          <li>
            A company’s account is set up by{' '}
            <TextLink href="mailto:support@example.com">writing to us</TextLink>.
          </li>
        </ul>
      </Card>
    </div>
  )
  return (
    <StoryFrame
      current="My Account"
      name="Bolanle Adeyemi-Okonkwo"
      balance={{ currency: 'NGN', minor: 48_250_075n }}
      unread={1}
    >
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
    </StoryFrame>
  )
}

const meta = {
  title: 'Patterns/Form page',
  component: FormPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
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
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form', { name: 'Bank account' })
    await expect(within(form).getByLabelText(/Account number/)).toHaveValue('0123456789')
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
}

export const Sending: Story = {
  args: { sending: true },
  parameters: {
    pictures: { modes: ['light-desktop'] },
    docs: {
      description: { story: 'The button turns and keeps its place; the form stays filled.' },
    },
  },
}
