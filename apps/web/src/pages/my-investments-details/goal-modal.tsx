import { useSetPortfolioGoal } from '@kinfold/api/portfolio/set-portfolio-goal'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { showToast } from '@kinfold/app/toast/show-toast'
import { daysLater } from '@kinfold/contract/day/days-later'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { lastGoalDay } from '@kinfold/contract/portfolio/goal-problem'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { PortfolioGoal } from '@kinfold/contract/portfolio/portfolio-goal'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { DateField } from '@kinfold/ui/date-field'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useMember } from '../../session/use-member.ts'

type GoalModalProps = { portfolio: Portfolio; onClose: () => void }

/** How much it is to be worth, and by when. */
export function GoalModal({ portfolio: { id, goal, currency }, onClose }: GoalModalProps) {
  const { today } = useMember()
  const { run } = useSetPortfolioGoal()
  const form = useSentForm({
    shape: PortfolioGoal,
    defaultValues: goal ?? {},
    send: body => run({ params: { id }, body: { goal: body } }),
    onSent: onClose,
  })
  const { control, formState, message, submit } = form
  return (
    <Modal
      open
      title="What do you want it to become?"
      description="Your goal is for you alone. Nothing is paid or promised by it, and you can change it any time."
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Leave it</Button>
          </ModalClose>
          <Button type="submit" form="goal-form" loading={formState.isSubmitting}>
            Save the goal
          </Button>
        </>
      }
    >
      <form id="goal-form" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Controller
          control={control}
          name="amount"
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <AmountField
              {...field}
              label="Amount"
              required
              symbol={currencySymbols[currency]}
              value={value === undefined ? null : moneyFromWire(currency, value).minor}
              onChange={minor =>
                onChange(minor === null ? undefined : moneyToWire(money(currency, minor)))
              }
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="by"
          render={({ field: { value, ...field }, fieldState }) => (
            <DateField
              {...field}
              label="By when"
              required
              value={value ?? ''}
              earliest={daysLater(today, 1)}
              latest={lastGoalDay(today)}
              today={today}
              error={fieldState.error?.message}
            />
          )}
        />
        <FormMessage>{message}</FormMessage>
        {goal ? <TakeAway id={id} onClose={onClose} /> : null}
      </form>
    </Modal>
  )
}

type TakeAwayProps = Pick<GoalModalProps, 'onClose'> & Pick<Portfolio, 'id'>

function TakeAway({ id, onClose }: TakeAwayProps) {
  const { run, isRunning } = useSetPortfolioGoal()
  const [message, setMessage] = useState<string>()
  const takeAway = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id }, body: { goal: null } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onClose()
  }
  return (
    <>
      <Button
        variant="quiet"
        className="self-start"
        loading={isRunning}
        onClick={() => void takeAway()}
      >
        Take the goal away
      </Button>
      <FormMessage>{message}</FormMessage>
    </>
  )
}
