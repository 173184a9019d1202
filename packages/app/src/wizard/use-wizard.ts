import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type AskedStep, stepShown, stepsDone } from './step-shown.ts'

/** What an entry of the browser's history knows of the step before it. */
type Came = { readonly from?: unknown; readonly edits?: unknown }

const cameOf = (state: unknown): Came => (typeof state === 'object' && state !== null ? state : {})

/**
 * A few questions in a fixed order, each with an address of its own: `?{parameter}={step}`, the first without. Back
 * leads through them; an address leads no further than the answers do. Those are the caller's to keep.
 */
export function useWizard<Name extends string>(
  parameter: string,
  steps: readonly [AskedStep<Name>, ...AskedStep<Name>[]],
) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { from, edits } = cameOf(useLocation().state)
  const asked = query.get(parameter) ?? ''
  const step = stepShown(asked, steps)
  const at = steps.findIndex(({ name }) => name === step)
  const first = steps[0].name
  const change = (next: Name, options: { replace?: boolean; state?: Came }) =>
    setQuery(before => {
      const changed = new URLSearchParams(before)
      if (next === first) changed.delete(parameter)
      else changed.set(parameter, next)
      return changed
    }, options)
  const isAsTold = asked === (step === first ? '' : step)
  // What was asked for in vain would open by itself as soon as the answer before it is complete, while it is typed.
  useEffect(() => {
    if (!isAsTold) change(step, { replace: true })
  })
  const isEditing = edits === parameter
  /** To where the browser's own Back would lead, if that is a step. */
  const goBack = () => {
    const before = steps[at - 1]
    if (from === parameter) void navigate(-1)
    else if (before) change(before.name, { replace: true })
  }
  return {
    step,
    /** Counted from 0. */
    at,
    /** How many steps are answered, from the first on. */
    done: stepsDone(steps),
    /** Opened from a later step, to which going on leads back. */
    isEditing,
    open: (name: Name) => change(name, { state: { from: parameter } }),
    edit: (name: Name) => change(name, { state: { from: parameter, edits: parameter } }),
    /** Once the step is answered. */
    goOn() {
      const next = steps[at + 1]
      if (isEditing) void navigate(-1)
      else if (next) change(next.name, { state: { from: parameter } })
    },
    goBack,
    /** When all is sent: the address has no step any more. */
    finish: () => change(first, { replace: true }),
  } as const
}
