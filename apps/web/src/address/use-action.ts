import { intervals } from '@kinfold/contract/payment/interval'
import { useSearchParams } from 'react-router-dom'
import { useTakenOff } from './use-taken-off.ts'

/** A checkout adds the last two when it sends a member back: the reference, and another name for it. */
const names = ['action', 'interval', 'step', 'payment', 'reference', 'trxref'] as const

type Opened = Readonly<Partial<Record<'action' | 'payment', string>>>

/** What is open over a page. It has an address of its own, so that Back closes it. */
export function useAction() {
  const [query, setQuery] = useSearchParams()
  const change = (opened: Opened, { replace = false } = {}) =>
    setQuery(
      before => {
        const changed = new URLSearchParams(before)
        for (const name of names) changed.delete(name)
        for (const [name, value] of Object.entries(opened)) changed.set(name, value)
        return changed
      },
      { replace },
    )
  const close = useTakenOff(names)
  const action = query.get('action') ?? ''
  return {
    action,
    /** How often to pay, where a link leads to a recurring contribution. */
    interval: intervals.find(each => each === query.get('interval')),
    /** Which payment is followed: by its id, or by the reference that a checkout knows. */
    payment: query.get('payment') ?? undefined,
    reference: query.get('reference') ?? undefined,
    open: (opened: string) => change({ action: opened }),
    show: (payment: string) => change({ action: 'payment', payment }),
    /** Takes the place of the step that began it: nothing is left to go back to. */
    follow: (payment: string) => change({ action: 'payment', payment }, { replace: true }),
    close,
  } as const
}
