import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type AskedStep, stepShown, stepsDone } from './step-shown.ts'
import { useLeaveOnce } from './use-leave-once.ts'
import { useWhileMounted } from './use-while-mounted.ts'

/** What an entry of the browser's history knows of the step before it. */
type Came = { readonly from?: unknown; readonly edits?: unknown }

const cameOf = (state: unknown): Came => (typeof state === 'object' && state !== null ? state : {})

/**
 * A few questions in a fixed order, each with an address of its own: `?{parameter}={step}`, the first without. Back
 * leads through them; an address leads no further than the answers do. Those are the caller's to keep. What `once`
 * names in the address only says how to begin: the first move takes it away.
 */
export function useWizard<Name extends string>(
  parameter: string,
  steps: readonly [AskedStep<Name>, ...AskedStep<Name>[]],
  once: readonly string[] = [],
) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const { from, edits } = cameOf(state)
  const asked = query.get(parameter) ?? ''
  const [instead, setInstead] = useState<{ key: string; step: Name }>()
  const isInstead = instead?.key === key
  const step = stepShown(isInstead ? instead.step : asked, steps)
  const at = steps.findIndex(({ name }) => name === step)
  const first = steps[0].name
  const change = (next: Name, options: { replace?: boolean; state?: Came }) =>
    setQuery(before => {
      const changed = new URLSearchParams(before)
      for (const name of [parameter, ...once]) changed.delete(name)
      if (next !== first) changed.set(parameter, next)
      return changed
    }, options)
  const isAsTold = asked === (step === first ? '' : step)
  // A later step than the answers allow would open by itself once the answer before it is complete, while it is typed.
  // The new address may be rendered after that answer, so the step shown in its place is kept until then.
  if (!isAsTold && !isInstead) setInstead({ key, step })
  useEffect(() => {
    if (!isAsTold) change(step, { replace: true })
  })
  const leave = useLeaveOnce()
  const back = () => navigate(-1)
  return {
    step,
    /** How many steps are answered, from the first on. */
    done: stepsDone(steps),
    /** Opens an earlier step, from which going on leads back. */
    edit: (name: Name) =>
      leave(() => change(name, { state: { from: parameter, edits: parameter } })),
    /** Once the step is answered. */
    goOn() {
      const next = steps[at + 1]
      if (edits === parameter) leave(back)
      else if (next) leave(() => change(next.name, { state: { from: parameter } }))
    },
    /** To where the browser's own Back would lead, if that is a step. */
    goBack() {
      const before = steps[at - 1]
      if (before) leave(from === parameter ? back : () => change(before.name, { replace: true }))
    },
    /** When all is sent, however long that took: the address has no step any more. */
    finish: useWhileMounted(() => change(first, { replace: true })),
  } as const
}
