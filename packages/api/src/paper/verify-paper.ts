import { verifyPaper } from '@kinfold/contract/paper/verify-paper'
import { lookUp } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const paperLookUp = lookUp('GET /verify/:code', verifyPaper)

/** Answers what the club knows of a paper. */
export const useVerifyPaper = () => useCall(paperLookUp)
