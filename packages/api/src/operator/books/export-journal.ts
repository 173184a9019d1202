import { exportJournal } from '@kinfold/contract/operator/books/export-journal'
import { download } from '../../mutation/mutation.ts'
import { useCall } from '../../mutation/use-call.ts'

export const journalCsvDownload = download('GET /operator/books/journal', exportJournal)

/** Answers the CSV file. */
export const useJournalCsv = () => useCall(journalCsvDownload)
