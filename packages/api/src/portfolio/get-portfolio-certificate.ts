import { getPortfolioCertificate } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import { download } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const portfolioCertificateDownload = download(
  'GET /portfolio/certificate/:id',
  getPortfolioCertificate,
)

/** Answers the PDF file. */
export const usePortfolioCertificate = () => useCall(portfolioCertificateDownload)
