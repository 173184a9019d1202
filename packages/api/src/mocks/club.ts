import { getClub } from '@kinfold/contract/club/get-club'
import { clubAnswer } from '@kinfold/personas/answers/club-answer'
import { mock } from './mock.ts'

export const clubMocks = {
  getClub: mock(getClub, {
    ok: () => clubAnswer,
    empty: () => ({ members: null, officers: [], meetings: [], announcements: [] }),
  }),
}
