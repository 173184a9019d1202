import { getPortfolioPdf } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { download } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const portfolioPdfDownload = download('GET /portfolio/pdf-report/:id', getPortfolioPdf)

/** Answers the bytes of the PDF. */
export const usePortfolioPdf = () => useCall(portfolioPdfDownload)
