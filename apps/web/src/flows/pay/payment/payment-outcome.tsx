import { paymentConfirmationHours } from '@kinfold/contract/constants'
import { successMessages } from '@kinfold/contract/messages'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import { receiptProblem } from '@kinfold/contract/payment/receipt-problem'
import { Banner } from '@kinfold/ui/banner'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { Timeline } from '@kinfold/ui/timeline'
import { club } from '../../../club/club.ts'
import { momentText } from '../../../day/moment-text.ts'
import { SaveReceipt } from '../../../paper/save-receipt.tsx'
import { paidBy, paidFor } from './payment-words.ts'
import { TransferAccount } from './transfer-account.tsx'

type PaymentOutcomeProps = {
  payment: Payment
  /** Back from the checkout, and not come to look. */
  isBack: boolean
}

export function PaymentOutcome({ payment, isBack }: PaymentOutcomeProps) {
  return (
    <>
      <Told payment={payment} isBack={isBack} />
      {payment.status === 'pending' && payment.account ? (
        <TransferAccount payment={payment} account={payment.account} />
      ) : (
        <Facts payment={payment} />
      )}
      {payment.status === 'pending_confirmation' ? <LookedFor payment={payment} /> : null}
      {receiptProblem(payment.status) === undefined ? (
        <div>
          <SaveReceipt payment={payment} />
        </div>
      ) : null}
    </>
  )
}

/** What a member asks first. */
function Told({ payment, isBack }: PaymentOutcomeProps) {
  const { status, failure_reason, refunded, account } = payment
  switch (status) {
    case 'pending':
      if (account) return null
      return (
        <Banner live tone="info">
          {isBack
            ? 'We are asking the bank. You have not been charged twice, and this page follows by itself.'
            : 'It is not paid yet, as far as we know. You can go on where you left off.'}
        </Banner>
      )
    case 'pending_confirmation':
      return (
        <Banner live tone="success">
          {successMessages.paymentToBeConfirmed}
        </Banner>
      )
    case 'succeeded':
      return <Difference payment={payment} />
    case 'failed':
      return (
        <Banner live tone="danger">
          {failure_reason ?? 'It did not go through.'} Nothing was taken.
        </Banner>
      )
    case 'expired':
      return (
        <Banner live tone="warning">
          Nothing was paid in time. Should money arrive after all, it goes to your wallet.
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner live tone="neutral">
          Nothing was taken. Should money arrive after all, it goes to your wallet.
        </Banner>
      )
    case 'partly_refunded':
    case 'refunded':
      return (
        <Banner live tone="info">
          <Money amount={fromWireMoney(refunded)} /> of it went back to you.
        </Banner>
      )
    case 'charged_back':
      return (
        <Banner live tone="danger">
          Your bank took this payment back.{' '}
          <TextLink href={club.links.contact}>Contact our support team</TextLink>
        </Banner>
      )
  }
}

/** What arrived may be less or more than what was to be paid. */
function Difference({ payment: { received, total } }: { payment: Payment }) {
  if (!received || received.amount === total.amount) return null
  return (
    <Banner live tone="info">
      <Money amount={fromWireMoney(received)} /> of <Money amount={fromWireMoney(total)} /> arrived,
      and counts as it came.
    </Banner>
  )
}

function Facts({ payment }: { payment: Payment }) {
  const { amount, total, fee, reference, created_at } = payment
  return (
    <KeyValueList
      items={[
        {
          label: 'Amount',
          value: (
            <>
              <Money amount={fromWireMoney(amount)} />
              <span className="block text-small font-normal text-ink-muted">
                {paidBy(payment)} to {paidFor(payment)}
              </span>
            </>
          ),
        },
        ...(fee.amount === 0 && total.currency === amount.currency
          ? []
          : [{ label: 'You pay', value: <Money amount={fromWireMoney(total)} /> }]),
        { label: 'Begun', value: momentText(created_at) },
        {
          label: 'Reference',
          value: <span className="figures">{reference}</span>,
          copy: reference,
        },
      ]}
    />
  )
}

const hourMs = 3_600_000

function LookedFor({ payment: { created_at } }: { payment: Payment }) {
  const latest = new Date(Date.parse(created_at) + paymentConfirmationHours * hourMs).toISOString()
  return (
    <>
      <Timeline
        label="Your transfer"
        events={[
          {
            id: 'sent',
            title: 'You sent it, with a receipt',
            time: momentText(created_at),
            dateTime: created_at,
          },
          {
            id: 'looked-for',
            title: 'We look for it at our bank',
            state: 'current',
            time: `Usually the same day, by ${momentText(latest)} at the latest`,
          },
          { id: 'confirmed', title: 'It is confirmed, and we tell you', state: 'ahead' },
        ]}
      />
      <p className="text-small text-pretty text-ink-muted">
        Should less or more arrive, what came is what counts. Should nothing arrive, nothing is
        counted, and we write to you.
      </p>
    </>
  )
}
