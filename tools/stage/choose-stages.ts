type There = {
  readonly stages: readonly string[]
  readonly storyFiles: readonly string[]
}

type Chosen = {
  readonly stages: readonly string[]
  /** Only these stories' files; all where none is named. */
  readonly only: readonly string[]
  /** What is neither the beginning of a stage's name nor part of a story file's. */
  readonly unknown: readonly string[]
}

/** What words after `npm test --` mean: stages by the beginning of their name, all others files of stories. */
export function chooseStages(words: readonly string[], { stages, storyFiles }: There): Chosen {
  if (words.length === 0) return { stages, only: [], unknown: [] }
  const others = words.filter(word => !stages.some(stage => stage.startsWith(word)))
  const isPart = (word: string) => storyFiles.some(file => file.includes(word))
  const only = others.filter(isPart)
  return {
    stages: stages.filter(
      stage =>
        words.some(word => stage.startsWith(word)) || (stage === 'stories' && only.length > 0),
    ),
    only,
    unknown: others.filter(word => !isPart(word)),
  }
}
