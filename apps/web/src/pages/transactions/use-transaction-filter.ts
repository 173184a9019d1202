import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { useAddressValue } from '@kinfold/app/address/use-address-value'
import { DateText } from '@kinfold/contract/fields/date'
import { transactionKinds, transactionStatuses } from '@kinfold/contract/wallet/transaction'
import { useSearchParams } from 'react-router-dom'

const kinds = ['', ...transactionKinds] as const
const statuses = ['', ...transactionStatuses] as const

function useAddressDay(name: string): readonly [string, (day: string) => void] {
  const [text, change] = useAddressValue(name)
  return [DateText.is(text) ? text : '', change]
}

/** Which lines the address asks for. What it has wrong counts as not asked. */
export function useTransactionFilter() {
  const [, setQuery] = useSearchParams()
  const [kind, setKind] = useAddressChoice('kind', kinds, '')
  const [status, setStatus] = useAddressChoice('status', statuses, '')
  const [from, setFrom] = useAddressDay('from')
  const [to, setTo] = useAddressDay('to')
  const clear = () =>
    setQuery(before => {
      const changed = new URLSearchParams(before)
      for (const name of ['kind', 'status', 'from', 'to', 'page']) changed.delete(name)
      return changed
    })
  const asked = {
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
  return {
    asked,
    isFiltered: Object.keys(asked).length > 0,
    kind,
    setKind,
    status,
    setStatus,
    from,
    setFrom,
    to,
    setTo,
    clear,
  }
}

export type TransactionFilter = ReturnType<typeof useTransactionFilter>
