import { FormMessage } from '@kinfold/app/form/form-message'
import { useLeaveGuard } from '@kinfold/app/wizard/use-leave-guard'
import { useWhileMounted } from '@kinfold/app/wizard/use-while-mounted'
import { useWizard } from '@kinfold/app/wizard/use-wizard'
import type { AddEventBody } from '@kinfold/contract/event/add-event'
import type { Currency } from '@kinfold/contract/money/currency'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Button } from '@kinfold/ui/button'
import { leaveFromPage } from '@kinfold/ui/layer-history'
import { Modal } from '@kinfold/ui/modal'
import { Wizard } from '@kinfold/ui/wizard'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAction } from '../../address/use-action.ts'
import { type Choice, useChoice } from './choice/use-choice.ts'
import { usePaying } from './choice/use-paying.ts'
import { isCurrent } from './choice/use-quotes.ts'
import { useReceipt } from './choice/use-receipt.ts'
import { useWhereTo } from './choice/use-where-to.ts'
import { type PayTarget, titleOf } from './pay-target.ts'
import { AmountStep } from './steps/amount-step.tsx'
import { DetailsStep } from './steps/details-step.tsx'
import { PayButton } from './steps/pay-button.tsx'
import { type PayStep, payStepsOf } from './steps/pay-steps.ts'
import { ReceiptStep } from './steps/receipt-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { StartedBefore } from './steps/started-before.tsx'
import { WayStep } from './steps/way-step.tsx'
import { WhereTo } from './steps/where-to.tsx'

type PayModalProps = {
  target: PayTarget
  /** What the member has in the plan that is the target, and may add to. */
  own?: readonly Portfolio[]
  onCurrencyChange?: (currency: Currency) => void
}

const stepNames: Readonly<Record<PayStep, string>> = {
  amount: 'Amount',
  way: 'Way to pay',
  details: 'Transfer',
  receipt: 'Receipt',
  review: 'Review',
}

/** Puts money into a plan, a portfolio or a wallet, one question a step, each with an address of its own. */
export function PayModal({ target: given, own = [], onCurrencyChange }: PayModalProps) {
  const id = useId()
  const { interval, follow, close } = useAction()
  const whereTo = useWhereTo(given, own)
  const { target } = whereTo
  const choice = useChoice(target, interval)
  const receipt = useReceipt()
  const [judged, setJudged] = useState<{ step: PayStep }>()
  const form = useFocusedProblem(judged)
  /** When the figures were received that don’t hold any more. */
  const [overSince, setOverSince] = useState<number>()
  const steps = payStepsOf(choice, receipt.file !== null)
  const { step, goOn, goBack } = useWizard('step', steps, ['interval'])
  const isAnswered = steps.some(({ name, isDone }) => name === step && isDone)
  // Nothing of it is kept; what is paid otherwise needs none.
  useLeaveGuard(choice.draft.way === 'bank' && receipt.isBegun)
  const begin = ({ payment_id, payment_link, account }: PaymentInitiation) => {
    follow(payment_id)
    // An account number is shown here; a card is asked for elsewhere.
    if (payment_link && !account) leaveFromPage(payment_link)
  }
  const paying = usePaying(choice, begin)
  const { message, started } = paying
  const isBusy = paying.isPaying || receipt.upload.isRunning
  useCountedSteps(choice, step)

  const sendReceipt = async (again?: { again: true }) => {
    if (!receipt.file) return
    paying.say(undefined)
    const sent = await receipt.send(receipt.file)
    if (!sent.ok) return paying.say(sent.message)
    const { bankReference, note } = receipt.words
    await paying.pay({
      receipt: sent.id,
      ...(bankReference.trim() && { bank_reference: bankReference.trim() }),
      ...(note.trim() && { note: note.trim() }),
      ...again,
    })
  }
  const judge = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setJudged({ step })
    if (!isAnswered) return
    if (step === 'receipt') return void sendReceipt()
    if (step !== 'review') return goOn()
    const { quote, body, draft } = choice
    if (quote && body && !draft.unanswered && !isCurrent(quote)) {
      return void choice.quotes.renew(body)
    }
    void paying.pay()
  }
  const isJudged = judged?.step === step
  return (
    <Modal
      open
      ownStep={false}
      title={titleOf(given)}
      closable={!isBusy}
      onOpenChange={open => {
        if (open) return
        choice.count('checkout_abandoned')
        close()
      }}
      footer={
        <>
          {step === 'amount' ? null : (
            <Button variant="secondary" disabled={isBusy} onClick={goBack}>
              Back
            </Button>
          )}
          <PayButton
            form={id}
            step={step}
            choice={choice}
            isQuoteOver={overSince !== undefined && overSince === choice.quote?.receivedAt}
            isBusy={isBusy}
            isAnswered={isAnswered}
          />
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={judge} className="flex flex-col gap-6">
        <Wizard
          label={titleOf(given)}
          steps={steps.map(({ name }) => ({ id: name, name: stepNames[name] }))}
          current={step}
          heading={stepNames[step]}
          headingHidden
          headingLevel={3}
        >
          <div className="flex flex-col gap-6">
            {started ? (
              <StartedBefore
                started={started}
                message={message}
                onBeginAnother={() => {
                  const again = { again: true } as const
                  void (step === 'receipt' ? sendReceipt(again) : paying.pay(again))
                }}
              />
            ) : (
              <FormMessage>{choice.draft.unanswered ? unanswered : message}</FormMessage>
            )}
            {/* Only what was sent is asked for again, so nothing else can be chosen meanwhile. */}
            <fieldset
              role="presentation"
              disabled={choice.draft.unanswered !== undefined}
              className="min-w-0"
            >
              {step === 'amount' && given.kind === 'plan' && own.length > 0 ? (
                <div className="mb-5">
                  <WhereTo
                    plan={given.plan}
                    own={own}
                    value={whereTo.chosen}
                    onChange={id => whereTo.choose(id, choice.draft)}
                  />
                </div>
              ) : null}
              {step === 'amount' ? (
                <AmountStep
                  choice={choice}
                  isJudged={isJudged}
                  onCurrencyChange={currency => {
                    choice.change({ amount: undefined, way: undefined, isLocalized: false })
                    onCurrencyChange?.(currency)
                  }}
                />
              ) : null}
              {step === 'way' ? <WayStep choice={choice} isJudged={isJudged} /> : null}
              {step === 'details' ? <DetailsStep choice={choice} /> : null}
              {step === 'receipt' ? (
                <ReceiptStep choice={choice} receipt={receipt} isJudged={isJudged} />
              ) : null}
              {step === 'review' ? (
                <ReviewStep
                  choice={choice}
                  onQuoteOver={() => setOverSince(choice.quote?.receivedAt)}
                />
              ) : null}
            </fieldset>
          </div>
        </Wizard>
      </form>
    </Modal>
  )
}

const unanswered =
  'We got no answer, so we don’t know yet whether this was paid. Ask again: it is never paid twice.'

/** A step that lacks an answer shows the first place that asks for it. */
function useFocusedProblem(judged: { step: PayStep } | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!judged) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [judged])
  return form
}

const counted = {
  amount: 'checkout_opened',
  way: 'checkout_way_shown',
  details: 'checkout_details_shown',
  receipt: 'checkout_receipt_shown',
  review: 'checkout_review_shown',
} as const satisfies Readonly<Record<PayStep, AddEventBody['event']>>

/** Nobody waits for it, and nobody hears of it when it fails. */
function useCountedSteps({ count }: Choice, step: PayStep): void {
  const countNow = useWhileMounted(count)
  useEffect(() => countNow(counted[step]), [step])
}
