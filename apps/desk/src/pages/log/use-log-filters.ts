import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { useAddressValue } from '@kinfold/app/address/use-address-value'
import { DateText } from '@kinfold/contract/fields/date'
import { id } from '@kinfold/contract/fields/id'
import { actionKinds } from '@kinfold/contract/operator/audit/action-kinds'
import { useSearchParams } from 'react-router-dom'
import { useQueuePage } from '../../queue/use-queue.ts'

const kinds = ['', ...actionKinds] as const
const account = id<'operator' | 'customer'>()

const given = (value: string) => (value === '' ? undefined : value)

/** What the address asks the log for; what makes no sense in it is left out. */
export function useLogFilters() {
  const [words, setWords] = useAddressValue('search')
  const [kind, setKind] = useAddressChoice('kind', kinds, '')
  const [fromAsked, setFrom] = useAddressValue('from')
  const [toAsked, setTo] = useAddressValue('to')
  const [by, setBy] = useAddressValue('by')
  const [about, setAbout] = useAddressValue('about')
  const [, setQuery] = useSearchParams()
  const { page, goToPage, query: paging } = useQueuePage()
  const from = DateText.is(fromAsked) ? fromAsked : ''
  const to = DateText.is(toAsked) ? toAsked : ''
  const query = {
    ...paging,
    search: given(words.slice(0, 100)),
    kind: kind === '' ? undefined : kind,
    from: given(from),
    to: given(to),
    actor_id: account.is(by) ? by : undefined,
    subject_id: given(about.slice(0, 60)),
  }
  return {
    words,
    setWords,
    kind,
    setKind,
    from,
    setFrom,
    to,
    setTo,
    by,
    setBy,
    about,
    setAbout,
    query,
    page,
    goToPage,
    isFiltered: [words, kind, from, to, by, about].some(value => value !== ''),
    clear: () => setQuery({}),
  } as const
}

export type LogFilters = ReturnType<typeof useLogFilters>
