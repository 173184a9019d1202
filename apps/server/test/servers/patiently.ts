import { patience } from '@kinfold/test-support/patience'

/** For `vi.waitFor` and `expect.poll`: as long as a busy machine may need for what a quiet one does at once. */
export const patiently = { timeout: patience(30_000) }
