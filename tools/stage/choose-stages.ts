type Named = {
  readonly name: string
  /** The files of its tests; none where the stage is one check of everything. */
  readonly files: readonly string[]
}

type Chosen = {
  readonly stages: readonly {
    readonly name: string
    /** Only these files; all that the run has where none is named. */
    readonly only: readonly string[]
  }[]
  /** What is neither the beginning of a stage's name nor part of a file's. */
  readonly unknown: readonly string[]
}

/**
 * What words after `npm test --` mean: stages by the beginning of their name, files of tests by any other part of
 * theirs. Without a stage that has such files, each stage in which one is found.
 */
export function chooseStages(words: readonly string[], stages: readonly Named[]): Chosen {
  if (words.length === 0) return { stages: stages.map(({ name }) => whole(name)), unknown: [] }
  const isNamed = ({ name }: Named) => words.some(begins(name))
  const parts = words.filter(word => !stages.some(({ name }) => begins(name)(word)))
  const unknown = parts.filter(part => !stages.some(stage => stage.files.some(has(part))))
  const among = stages.some(stage => isNamed(stage) && stage.files.length > 0)
    ? stages.filter(isNamed)
    : stages
  const chosen = among.flatMap(stage => {
    const only = stage.files.filter(file => parts.some(part => has(part)(file)))
    if (only.length > 0) return [{ name: stage.name, only }]
    const isWhole = isNamed(stage) && (parts.length === 0 || stage.files.length === 0)
    return isWhole ? [whole(stage.name)] : []
  })
  return { stages: chosen, unknown }
}

const whole = (name: string) => ({ name, only: [] })
const begins = (name: string) => (word: string) => name.toLowerCase().startsWith(word.toLowerCase())
const has = (part: string) => (file: string) => file.toLowerCase().includes(part.toLowerCase())
