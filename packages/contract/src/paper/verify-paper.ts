import { endpoint } from '../endpoint.ts'
import { IssuedPaper } from './issued-paper.ts'
import { PaperCode } from './paper-code.ts'

export const verifyPaper = endpoint({
  summary: 'Whether the club gave out the paper of a code, and what it says; open to anybody.',
  method: 'GET',
  path: '/verify/:code',
  access: 'visitor',
  params: { code: PaperCode },
  response: IssuedPaper,
})
