import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Wizard } from './wizard.tsx'

type Step = 'plan' | 'name' | 'review'

const headings = {
  plan: 'Which plan?',
  name: 'What shall we call it?',
  review: 'Is this right?',
} as const

type StoryWizardProps = {
  start?: Step
  /** What becomes of it when it is sent. */
  sent?: 'refused' | 'never'
}

/** A whole flow in a page’s memory, as small as one can be. */
export function StoryWizard({ start = 'plan', sent = 'never' }: StoryWizardProps) {
  const [step, setStep] = useState<Step>(start)
  const [isEditing, setEditing] = useState(false)
  const [plan, setPlan] = useState('Rent Pool')
  const [name, setName] = useState(start === 'plan' ? '' : 'School fees')
  const [isJudged, setJudged] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const open = (next: Step, edits = false) => {
    setJudged(false)
    setEditing(edits)
    setStep(next)
  }
  const goOn = () => {
    if (step === 'name' && name === '') return setJudged(true)
    if (step === 'name') setProblem(undefined)
    if (step !== 'review') return open(isEditing || step === 'name' ? 'review' : 'name')
    if (sent === 'refused') return setProblem('You have something of that name already.')
    setSending(true)
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        goOn()
      }}
    >
      <Wizard
        label="Save for something"
        steps={[
          { id: 'plan', name: 'Plan' },
          { id: 'name', name: 'Name', problem },
          { id: 'review', name: 'Review' },
        ]}
        current={step}
        done={step === 'review' || isEditing ? 2 : 0}
        onOpen={id => open(id === 'plan' ? 'plan' : 'name', step === 'review')}
        heading={headings[step]}
      >
        {step === 'plan' ? (
          <RadioCards
            label="Plan"
            labelHidden
            value={plan}
            onChange={setPlan}
            cards={['Rent Pool', 'Education Pool'].map(value => ({ value, label: value }))}
          />
        ) : null}
        {step === 'name' ? (
          <TextField
            label="Name"
            required
            value={name}
            onChange={event => setName(event.currentTarget.value)}
            error={isJudged && name === '' ? 'Please fill this in.' : undefined}
          />
        ) : null}
        {step === 'review' ? (
          <div className="flex flex-col items-start gap-2">
            <KeyValueList
              items={[
                { label: 'Plan', value: plan },
                { label: 'Name', value: name },
              ]}
            />
            <Button variant="link" size="small" onClick={() => open('name', true)}>
              Edit the name
            </Button>
          </div>
        ) : null}
        <div className="flex gap-3">
          {step === 'plan' ? null : (
            <Button
              variant="quiet"
              onClick={() => open(step === 'review' ? 'name' : isEditing ? 'review' : 'plan')}
            >
              Back
            </Button>
          )}
          <Button type="submit" loading={isSending} loadingLabel="It is being sent, one moment">
            {step === 'review' ? 'Send' : 'Continue'}
          </Button>
        </div>
      </Wizard>
    </form>
  )
}
