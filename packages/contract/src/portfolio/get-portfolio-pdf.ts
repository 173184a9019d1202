import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'

export const getPortfolioPdf = endpoint({
  summary: 'A portfolio and its movements as a PDF.',
  method: 'GET',
  path: '/portfolio/pdf-report/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  response: { contentType: 'application/pdf', fileName: 'portfolio.pdf', readAs: 'bytes' },
  errors: ['paper_too_long'],
})
