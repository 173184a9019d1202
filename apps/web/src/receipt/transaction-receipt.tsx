import { useTransaction } from '@kinfold/api/wallet/get-transaction'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { receiptProblem } from '@kinfold/contract/payment/receipt-problem'
import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import type { TransactionReceipt as Receipt } from '@kinfold/contract/wallet/get-transaction'
import type { KeyValueItem } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { ReceiptSheet } from '@kinfold/ui/receipt-sheet'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../address/paths.ts'
import { club } from '../club/club.ts'
import { SaveReceipt } from '../paper/save-receipt.tsx'
import { transactionLook } from '../transaction/transaction-look.ts'
import { otherSide } from './other-side.ts'
import { paymentFacts } from './payment-facts.tsx'
import { PostingList } from './posting-list.tsx'
import { receiptSentence } from './receipt-sentence.ts'
import { ReceiptToCome } from './receipt-to-come.tsx'
import { withdrawalEvents } from './withdrawal-events.ts'

type TransactionReceiptProps = { walletId: string; id: string; onClose: () => void }

/** Everything there is to know of one line of a wallet. */
export function TransactionReceipt({ walletId, id, onClose }: TransactionReceiptProps) {
  const { data, failure, reload } = useTransaction(walletId, id)
  const change = (open: boolean) => !open && onClose()
  // The same sheet from the first moment on: another would not know where the focus was.
  if (!data) {
    return (
      <ReceiptSheet open ownStep={false} onOpenChange={change} title="Receipt">
        <ReceiptToCome failure={failure} onRetry={reload} />
      </ReceiptSheet>
    )
  }
  const { transaction, payment, withdrawal, postings } = data
  const { currency, amount, description, reference } = transaction
  const own = `Your ${currency} wallet`
  const other = otherSide(data)
  return (
    <ReceiptSheet
      open
      ownStep={false}
      onOpenChange={change}
      title={description}
      amount={moneyFromWire(currency, amount)}
      sentence={receiptSentence(data)}
      {...(other && (amount < 0 ? { from: own, to: other } : { from: other, to: own }))}
      {...(withdrawal && isOfWithdrawal(data) && { events: withdrawalEvents(withdrawal) })}
      facts={factsOf(data)}
      reference={reference}
      {...(payment &&
        receiptProblem(payment.status) === undefined && {
          actions: <SaveReceipt payment={payment} />,
        })}
      help={<TextLink href={club.links.contact}>Something wrong?</TextLink>}
    >
      <PostingList postings={postings} />
    </ReceiptSheet>
  )
}

const isOfWithdrawal = ({ transaction }: Receipt) => transaction.kind === 'withdrawal'

function factsOf(receipt: Receipt): KeyValueItem[] {
  const { transaction, payment } = receipt
  const { kind, currency, balance_after, portfolio_id, withdrawal_id } = transaction
  const { tone, label } = transactionLook(transaction)
  const link = (to: string, text: string) => (
    <TextLink asChild>
      <Link to={to}>{text}</Link>
    </TextLink>
  )
  return [
    // A withdrawal's steps say it.
    ...(isOfWithdrawal(receipt)
      ? []
      : [{ label: 'Status', value: <StatusPill tone={tone}>{label}</StatusPill> }]),
    { label: 'Kind', value: capitaliseFirst(kind) },
    ...paymentFacts(receipt),
    ...(balance_after === null
      ? []
      : [
          {
            label: 'Balance after',
            value: <Money amount={moneyFromWire(currency, balance_after)} />,
          },
        ]),
    ...(portfolio_id
      ? [{ label: 'For', value: link(pathTo.portfolio(portfolio_id), 'See the portfolio') }]
      : []),
    ...(payment && transaction.status === 'pending'
      ? [{ label: 'Payment', value: link(pathTo.payment(payment.id), 'See how it stands') }]
      : []),
    ...(withdrawal_id
      ? [{ label: 'See also', value: link(pathTo.withdrawalsIn(currency), 'All your withdrawals') }]
      : []),
  ]
}
