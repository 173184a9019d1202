import { useRemoveHoliday } from '@kinfold/api/operator/holiday/remove-holiday'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { Holiday } from '@kinfold/contract/operator/holiday/holiday'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { paths } from '../../address/paths.ts'
import { longDayText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useOperator } from '../../session/use-operator.ts'

/** A holiday, which an administrator may take off the list again. */
export function OneHoliday({ holiday: { id, day, name } }: { holiday: Holiday }) {
  const { has, today } = useOperator()
  const { run, isRunning } = useRemoveHoliday()
  const [message, setMessage] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const close = useCloseItem(paths.holidays)
  useKeys({ r: () => button.current?.focus() })
  const remove = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    close()
  }
  return (
    <SectionPanel title={name} about={longDayText(day)} backTo={paths.holidays}>
      <p className="text-small text-pretty text-ink-muted">
        {day < today
          ? 'It is past. Taking it off changes nothing that was paid or promised.'
          : 'Once it is off the list, batches prepared from then on count it as a business day. It can be added again.'}
      </p>
      <FormMessage>{message}</FormMessage>
      {has('administrator') ? (
        <Button
          ref={button}
          variant="secondary"
          className="self-start"
          loading={isRunning}
          onClick={remove}
          trailingIcon={<ButtonKey>r</ButtonKey>}
        >
          Take it off the list
        </Button>
      ) : null}
    </SectionPanel>
  )
}
