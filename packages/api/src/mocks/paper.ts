import { verifyPaper } from '@kinfold/contract/paper/verify-paper'
import { demoPaper, demoPaperCode } from '@kinfold/personas/answers/issued-paper-of'
import { mock } from './mock.ts'
import { Refusal } from './refusal.ts'

export const paperMocks = {
  verifyPaper: mock(verifyPaper, {
    ok: ({ params }) => (params.code === demoPaperCode ? demoPaper : new Refusal('not_found')),
  }),
}
