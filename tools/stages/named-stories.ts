import { chooseOrRefuse } from './run-tests.ts'

/** The files of stories that words name as they do after `npm test --`: none where it is all of them, nothing where the words name no story. */
export const namedStories = (words: readonly string[]): readonly string[] | undefined =>
  chooseOrRefuse('gate', words).get('stories')
