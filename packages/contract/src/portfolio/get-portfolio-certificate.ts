import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'

export const getPortfolioCertificate = endpoint({
  summary: 'A certificate of what was contributed to a portfolio that holds money, as a PDF.',
  method: 'GET',
  path: '/portfolio/certificate/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  response: { contentType: 'application/pdf', fileName: 'certificate.pdf' },
  errors: ['portfolio_not_open'],
})
