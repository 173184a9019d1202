import { getClub } from '@kinfold/contract/club/get-club'
import { sampleCall } from './sample-call.ts'

export const clubSamples = { getClub: sampleCall(getClub, {}) }
