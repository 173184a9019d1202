import { useNotePresence } from '@kinfold/api/operator/presence/note-presence'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import { presenceEveryMs } from '@kinfold/contract/operator/presence/note-presence'
import { useEffect, useRef, useState } from 'react'
import { isLocked } from '../session/desk-lock.ts'
import type { ReadCase } from './read-case.ts'

/** Who else reads the case, asked again every few seconds while somebody looks at it. */
export function useOthersHere({ queue, id }: ReadCase): readonly OperatorReference[] {
  const [others, setOthers] = useState<readonly OperatorReference[]>([])
  const { run } = useNotePresence()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      if (isLocked() || document.hidden) return
      const outcome = await latest.current({ body: { queue, case_id: id } })
      if (outcome.ok && !isOver) setOthers(outcome.data.others)
    }
    void ask()
    const timer = setInterval(() => void ask(), presenceEveryMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [queue, id])
  return others
}
