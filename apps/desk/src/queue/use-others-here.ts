import { useNotePresence } from '@kinfold/api/operator/presence/note-presence'
import { useReloadQueries } from '@kinfold/api/query/use-reload-queries'
import { wasSaidInForm } from '@kinfold/app/form/said-in-forms'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import { type LastEntry, presenceEveryMs } from '@kinfold/contract/operator/presence/note-presence'
import { useEffect, useRef, useState } from 'react'
import { isLocked } from '../session/desk-lock.ts'
import { useOperator } from '../session/use-operator.ts'
import type { ReadCase } from './read-case.ts'

/**
 * Who else reads the case, asked again every few seconds while somebody looks at it. What somebody else did to it
 * meanwhile is said at once, unless the answer to a decision of one's own has said it, and the case is read again.
 */
export function useOthersHere({ queue, id }: ReadCase): readonly OperatorReference[] {
  const [others, setOthers] = useState<readonly OperatorReference[]>([])
  const { run } = useNotePresence()
  const reload = useReloadQueries()
  const { operator_id } = useOperator()
  const latest = useRef({ run, reload })
  useEffect(() => {
    latest.current = { run, reload }
  })
  useEffect(() => {
    let isOver = false
    let known: string | null | undefined
    const hear = (entry: LastEntry | null) => {
      const isNew = known !== undefined && entry !== null && entry.id !== known
      known = entry?.id ?? null
      if (!isNew || entry.by === operator_id) return
      if (!wasSaidInForm(entry.sentence)) void showToast('message', entry.sentence)
      latest.current.reload()
    }
    const ask = async () => {
      if (isLocked() || document.hidden) return
      const outcome = await latest.current.run({ body: { queue, case_id: id } })
      if (!outcome.ok || isOver) return
      setOthers(outcome.data.others)
      hear(outcome.data.last_entry)
    }
    void ask()
    const timer = setInterval(() => void ask(), presenceEveryMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [queue, id, operator_id])
  return others
}
