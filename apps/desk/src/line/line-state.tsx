import { askHealth } from '@kinfold/api/health/ask-health'
import { useReloadQueries } from '@kinfold/api/query/use-reload-queries'
import { showToast } from '@kinfold/app/toast/show-toast'
import { Banner } from '@kinfold/ui/banner'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { line, showLine, slow } from './line.ts'

const askEveryMs = 3_000

/**
 * That nothing comes through, said once above the whole page, which makes room for it. As soon as the server answers
 * again everything in sight is read anew, which shows what became of the last step.
 */
export function LineState() {
  useSignals()
  useEffect(showLine, [])
  const isLost = line.value !== 'up'
  const reload = useReloadQueries()
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    if (!isLost) return undefined
    let isOver = false
    const ask = async () => {
      const { ok } = await askHealth()
      if (!ok || isOver) return
      const back =
        line.peek() === 'unanswered'
          ? 'The line is back: this is how it stands now.'
          : 'The line is back.'
      line.value = 'up'
      latest.current()
      void showToast('message', back)
    }
    const timer = setInterval(() => void ask(), askEveryMs)
    window.addEventListener('online', ask)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [isLost])
  return (
    <div
      role="alert"
      className="sticky top-16 z-(--toast-level) shrink-0 bg-canvas p-4 empty:hidden lg:top-0 lg:px-5"
    >
      {isLost ? (
        <Banner
          tone="warning"
          title={navigator.onLine ? 'The club’s server doesn’t answer' : 'You are offline'}
        >
          {line.value === 'unanswered'
            ? 'Whether your last step was carried out isn’t known yet. It is looked up as soon as the line is back.'
            : 'What you see may be old. It is read again as soon as the line is back.'}
        </Banner>
      ) : null}
      {!isLost && slow.value > 0 ? (
        <Banner tone="neutral">
          This takes longer than usual. Please wait: it isn’t done twice.
        </Banner>
      ) : null}
    </div>
  )
}
