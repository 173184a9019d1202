import { verifyPaper } from '@kinfold/contract/paper/verify-paper'
import { demoPaperCode } from '@kinfold/personas/answers/issued-paper-of'
import { sampleCall } from './sample-call.ts'

export const paperSamples = {
  verifyPaper: sampleCall(verifyPaper, { params: { code: demoPaperCode } }),
}
