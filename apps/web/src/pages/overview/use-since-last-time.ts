import { useNotifications } from '@kinfold/api/notification/list-notifications'
import { useSentenceInPrivate } from '@kinfold/ui/amount-privacy'
import { useEffect, useState } from 'react'
import { lastLookStore } from '../../session/last-look-store.ts'
import { useMember } from '../../session/use-member.ts'
import { readLastLook, sinceLastTime, writeLastLook } from './since-last-time.ts'

/** One quiet line of what happened since the overview was looked at before; told once. */
export function useSinceLastTime(): string | undefined {
  const { customer, today } = useMember()
  const inPrivate = useSentenceInPrivate()
  const [last] = useState(() => readLastLook(lastLookStore.read()))
  const news = useNotifications({ per_page: 10 }).data?.items
  const member = customer?.id ?? ''
  const newest = news?.[0]?.created_at
  useEffect(() => {
    if (member && newest) lastLookStore.write(writeLastLook({ member, day: today, newest }))
  }, [member, newest, today])
  const line = sinceLastTime(last, { member, today }, news ?? [])
  return line === undefined ? undefined : inPrivate(line)
}
