import { useDemoPeople } from '@kinfold/api/demo/list-demo-people'
import { useSignInAsDemo } from '@kinfold/api/demo/sign-in-as-demo'
import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import type { DemoPerson } from '@kinfold/contract/demo/list-demo-people'
import { useId, useRef, useState } from 'react'
import { FormMessage } from '../form/form-message.tsx'
import { useHeldSubmit } from '../form/use-held-submit.ts'

export type DemoPeopleProps = {
  /** Whose pages are on the other side. */
  kinds: readonly DemoPerson['kind'][]
  onAnswer: (answer: SignInAnswer) => void
  /** Shown until it is known who is there. */
  served: readonly DemoPerson[] | undefined
}

const titles = { member: 'As a demo member', operator: 'As a demo operator' } as const

/** The people of a sandbox, one press each. */
export function DemoPeople({ kinds, onAnswer, served = [] }: DemoPeopleProps) {
  const { data } = useDemoPeople()
  const people = data?.people ?? served
  const { run, isRunning } = useSignInAsDemo()
  const [message, setMessage] = useState<string>()
  const section = useRef<HTMLElement>(null)
  useHeldSubmit(section)
  const enter = async (email: string) => {
    if (isRunning) return
    const outcome = await run({ body: { email } })
    if (outcome.ok) onAnswer(outcome.data)
    else setMessage(outcome.message)
  }
  const groups = kinds
    .map(kind => ({ kind, people: people.filter(each => each.kind === kind) }))
    .filter(({ people }) => people.length > 0)
  if (groups.length === 0) return null
  return (
    <section ref={section} aria-label="Sandbox" className="flex flex-col gap-5 pt-8 pb-6">
      <p className="text-small text-ink-muted">
        This is a sandbox: one press signs you in, codes included.
      </p>
      <FormMessage>{message}</FormMessage>
      {groups.map(({ kind, people }) => (
        <Group key={kind} title={titles[kind]} people={people} onChoose={enter} />
      ))}
    </section>
  )
}

type GroupProps = {
  title: string
  people: readonly DemoPerson[]
  onChoose: (email: string) => void
}

function Group({ title, people, onChoose }: GroupProps) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="text-small font-semibold text-ink">
        {title}
      </h2>
      <ul
        aria-labelledby={id}
        className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line"
      >
        {people.map(({ email, name, about }) => (
          <li key={email}>
            {/* Submitted, a press counts before the page was taken over. */}
            <form
              onSubmit={event => {
                event.preventDefault()
                onChoose(email)
              }}
            >
              <button
                type="submit"
                className="flex w-full flex-col px-4 py-2.5 text-start text-small text-ink-muted transition-colors hover:bg-surface-hover focus-visible:-outline-offset-2"
              >
                <span className="font-semibold text-ink">{name}</span>
                {about}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  )
}
