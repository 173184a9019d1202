import { useExpectedTransfer } from '@kinfold/api/operator/transfer/get-expected-transfer'
import { useExpectedTransfers } from '@kinfold/api/operator/transfer/list-expected-transfers'
import { useAssignUnmatchedMoney } from '@kinfold/api/operator/unmatched/assign-unmatched-money'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { previewConfirmation } from '@kinfold/contract/operator/transfer/preview-confirmation'
import { assignmentNews } from '@kinfold/contract/operator/unmatched/assignment-news'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { walletProblem } from '@kinfold/contract/wallet/wallet-problem'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DifferenceTick } from '../../queue/difference-tick.tsx'
import { FormButtons } from '../../queue/form-buttons.tsx'
import { sayFailure } from '../../queue/say-failure.ts'
import { SurplusChoice } from '../../queue/surplus-choice.tsx'
import { WillRead } from '../../queue/will-read.tsx'

type AssignFormProps = {
  money: UnmatchedMoney
  member: MemberSummary
  onClose: () => void
  onAssigned: () => void
}

const wallet = 'wallet'

/** What a member gets it for: a transfer that waits, or their wallet. */
export function AssignForm({ money, member, onClose, onAssigned }: AssignFormProps) {
  const { run, isRunning } = useAssignUnmatchedMoney()
  const received = fromWireMoney(money.received)
  const { data: found } = useExpectedTransfers({
    status: 'pending_confirmation',
    currency: received.currency,
    search: member.email,
  })
  const awaiting = (found?.items ?? []).filter(each => each.member.id === member.id)
  const cantHold = walletProblem(member.is_global, received.currency) !== undefined
  const exact = awaiting.find(({ expected }) => fromWireMoney(expected).minor === received.minor)
  const [chosen, setChosen] = useState<string>()
  const target = chosen ?? exact?.payment_id ?? (cantHold ? undefined : wallet)
  const transfer = awaiting.find(({ payment_id }) => payment_id === target)
  const expected = transfer && fromWireMoney(transfer.expected)
  const isAnother = expected !== undefined && expected.minor !== received.minor
  const [differs, setDiffers] = useState(false)
  const [divides, setDivides] = useState(false)
  const [error, setError] = useState<string>()
  const [seen] = useState(money.state)
  const [message, setMessage] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const tick = useRef<HTMLButtonElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const assign = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning || target === undefined) return
    setMessage(undefined)
    if (isAnother && !differs) {
      tick.current?.focus()
      return setError('Please look once more, and tick this.')
    }
    const outcome = await run({
      params: { id: money.id },
      body: {
        seen,
        customer_id: member.id,
        ...(transfer && { payment_id: transfer.payment_id }),
        ...(isAnother && { differs: true }),
        ...(isAnother && divides && { surplus_to_wallet: true }),
      },
    })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return onAssigned()
    }
    sayFailure(outcome, setMessage)
  }
  const choose = (value: string) => {
    setChosen(value)
    setDiffers(false)
    setDivides(false)
    setError(undefined)
  }
  return (
    <form
      noValidate
      onSubmit={assign}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      className="flex flex-col gap-3.5"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-small font-semibold text-ink outline-none [overflow-wrap:anywhere]"
      >
        Give {formatMoney(received)} to {member.name}
      </h2>
      {cantHold && awaiting.length === 0 ? (
        <Banner tone="warning">
          {member.name} holds dollars only, so this can’t go to a wallet of theirs.
        </Banner>
      ) : (
        <RadioCards
          label="What it is for"
          layout="column"
          value={target ?? ''}
          onChange={choose}
          cards={[
            ...awaiting.map(each => ({
              value: each.payment_id,
              label: each.reference,
              description: `They announced ${formatMoney(fromWireMoney(each.expected))}`,
            })),
            {
              value: wallet,
              label: `The ${received.currency} wallet`,
              disabled: cantHold,
              ...(cantHold && { description: 'They hold dollars only.' }),
            },
          ]}
        />
      )}
      {isAnother ? (
        <DifferenceTick
          ref={tick}
          expected={expected}
          received={received}
          ticked={differs}
          onTick={ticked => {
            setDiffers(ticked)
            setError(undefined)
          }}
          error={error}
        />
      ) : null}
      {transfer ? (
        <EffectOnTransfer
          id={transfer.payment_id}
          money={money}
          reader={member.name}
          divides={divides}
          onDivide={setDivides}
        />
      ) : null}
      {target === wallet ? <WillRead reader={member.name} news={assignmentNews(received)} /> : null}
      <FormMessage>{message}</FormMessage>
      <FormButtons>
        <Button type="submit" className="px-3!" loading={isRunning} disabled={target === undefined}>
          Assign
        </Button>
        <Button variant="secondary" className="px-3!" onClick={onClose}>
          Not theirs
        </Button>
      </FormButtons>
    </form>
  )
}

type EffectOnTransferProps = {
  id: string
  money: UnmatchedMoney
  reader: string
  divides: boolean
  onDivide: (divides: boolean) => void
}

function EffectOnTransfer({ id, money, reader, divides, onDivide }: EffectOnTransferProps) {
  const { data: detail } = useExpectedTransfer(id)
  if (!detail) return null
  const received = fromWireMoney(money.received)
  const { news } = previewConfirmation(detail, received, money.received_on, divides)
  return (
    <>
      <SurplusChoice
        detail={detail}
        received={received}
        receivedOn={money.received_on}
        divides={divides}
        onChange={onDivide}
      />
      <WillRead reader={reader} news={news} />
    </>
  )
}
