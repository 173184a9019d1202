import { useJournalCsv } from '@kinfold/api/operator/books/export-journal'
import { useTrialBalanceCsv } from '@kinfold/api/operator/books/export-trial-balance'
import { FormMessage } from '@kinfold/app/form/form-message'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import { Button } from '@kinfold/ui/button'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../../queue/save-file.ts'

/** The month for a bookkeeper, as files for a spreadsheet. */
export function MonthFiles({ about }: { about: Pick<BookMonth, 'year' | 'month'> }) {
  const files = [
    { label: 'Trial balance', name: 'trial-balance', read: useTrialBalanceCsv() },
    { label: 'Journal', name: 'journal', read: useJournalCsv() },
  ]
  const { year, month } = about
  const [message, setMessage] = useState<string>()
  const save = async ({ name, read }: (typeof files)[number]) => {
    setMessage(undefined)
    const outcome = await read.run({ query: { year, month } })
    if (!outcome.ok) return setMessage(outcome.message)
    saveFile(outcome.data, `${name}-${returnsPeriod(year, month)}.csv`)
  }
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">For the bookkeeper</h2>
      <p className="mt-1.5 text-small text-pretty text-ink-muted">
        What stood on each account before and after, and every posting between. For a spreadsheet.
      </p>
      <FormMessage>{message}</FormMessage>
      <div className="mt-3 flex flex-wrap gap-3">
        {files.map(file => (
          <Button
            key={file.name}
            variant="secondary"
            loading={file.read.isRunning}
            onClick={() => save(file)}
            icon={<Download aria-hidden strokeWidth={1.75} />}
          >
            {file.label}
          </Button>
        ))}
      </div>
    </section>
  )
}
