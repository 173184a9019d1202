import type { Plan } from '@kinfold/contract/plan/plan'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { SelectField } from '@kinfold/ui/select-field'
import { useState } from 'react'
import { CompareTable } from './compare-table.tsx'
import { comparedName } from './compared-name.ts'

type CompareModalProps = { plans: readonly Plan[]; onClose: () => void }

const places = ['First plan', 'Second plan', 'Third plan'] as const

/** Two plans side by side, or three where there is room. */
export function CompareModal({ plans, onClose }: CompareModalProps) {
  const [chosen, setChosen] = useState(() => plans.slice(0, 2).map(({ id }) => id))
  const compared = chosen.flatMap(id => plans.filter(plan => plan.id === id))
  const another = plans.find(({ id }) => !chosen.includes(id))
  // A plan that stands beside already changes places.
  const put = (place: number, id: number) =>
    setChosen(before =>
      before.map((other, at) => (at === place ? id : other === id ? (before[place] ?? id) : other)),
    )
  return (
    <Modal
      open
      ownStep={false}
      size="large"
      title="Side by side"
      description="What each plan takes, how it has done and what can go wrong."
      onOpenChange={open => !open && onClose()}
    >
      <div className="@container flex flex-col gap-5">
        <div className="grid gap-y-3 @xs:auto-cols-fr @xs:grid-flow-col">
          {compared.map((plan, place) => (
            <SelectField
              key={places[place]}
              label={places[place] ?? ''}
              className="min-w-0 @xs:pe-3 @xs:last:pe-0"
              options={plans.map(each => ({ value: String(each.id), label: comparedName(each) }))}
              value={String(plan.id)}
              onChange={id => put(place, Number(id))}
            />
          ))}
        </div>
        {another && chosen.length < places.length ? (
          <Button
            variant="secondary"
            size="small"
            className="self-start max-sm:hidden"
            onClick={() => setChosen(before => [...before, another.id])}
          >
            Add a third plan
          </Button>
        ) : null}
        <CompareTable plans={compared} />
        <p className="text-small text-pretty text-ink-muted">
          Past months are what was, not what will be, and what the club expects is no promise.
        </p>
      </div>
    </Modal>
  )
}
