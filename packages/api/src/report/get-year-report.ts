import { getYearReport } from '@kinfold/contract/report/get-year-report'
import { download } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const yearReportDownload = download('GET /portfolio/report/year', getYearReport)

/** Answers the PDF file. */
export const useYearReport = () => useCall(yearReportDownload)
