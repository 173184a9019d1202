import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { paymentMessages } from '@kinfold/contract/payment/payment-body'
import { Money } from '@kinfold/ui/money'
import { TextField } from '@kinfold/ui/text-field'
import { useEffect } from 'react'
import { DocumentDrop } from '../../../sent-form/document-drop.tsx'
import type { Choice } from '../choice/use-choice.ts'
import type { Receipt } from '../choice/use-receipt.ts'
import { nameOf } from '../pay-target.ts'
import { AmlNotice } from './aml-notice.tsx'

type ReceiptStepProps = { choice: Choice; receipt: Receipt; isJudged: boolean }

/** The member has sent the transfer, and shows it. */
export function ReceiptStep({ choice, receipt, isJudged }: ReceiptStepProps) {
  const { target, draft, currency } = choice
  const { file, setFile, words, setWords, upload } = receipt
  // It is sent for the sum that stands here, so it is not sent from anywhere else.
  useEffect(() => upload.stop, [])
  return (
    <div className="flex flex-col gap-5">
      {draft.amount === undefined ? null : (
        <p className="text-lead text-pretty text-ink">
          <Money alwaysShown amount={moneyFromWire(currency, draft.amount)} /> by bank transfer to{' '}
          {nameOf(target)}.
        </p>
      )}
      <DocumentDrop
        label="Receipt of your transfer"
        hint="A picture or PDF, up to 10 MB."
        name="receipt"
        value={file}
        onChange={setFile}
        upload={upload}
        {...(isJudged && !file ? { error: paymentMessages.receipt } : {})}
      />
      <TextField
        label="Reference of your bank"
        hint="If it gave you one."
        autoComplete="off"
        maxLength={100}
        value={words.bankReference}
        onChange={event => setWords({ ...words, bankReference: event.currentTarget.value })}
      />
      <TextField
        label="Note"
        hint="Anything we should know."
        autoComplete="off"
        maxLength={500}
        value={words.note}
        onChange={event => setWords({ ...words, note: event.currentTarget.value })}
      />
      <AmlNotice />
    </div>
  )
}
