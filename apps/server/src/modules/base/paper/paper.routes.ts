import { verifyPaper as verifyPaperCall } from '@kinfold/contract/paper/verify-paper'
import { type Route, visitorRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { verifyPaper } from './verify-paper.ts'

export function paperRoutes(services: Services): readonly Route[] {
  return [visitorRoute(verifyPaperCall, call => verifyPaper(services, call))]
}
