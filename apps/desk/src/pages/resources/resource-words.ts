import type { ManagedResource } from '@kinfold/contract/operator/content/managed-resource'
import type { Resource } from '@kinfold/contract/resource/resource'

/** A resource as it is typed. */
export type ResourceWords = {
  readonly kind: Resource['kind'] | ''
  readonly title: string
  readonly description: string
  readonly link: string
  /** With commas between them. */
  readonly tags: string
}

export const noWords: ResourceWords = { kind: '', title: '', description: '', link: '', tags: '' }

export const wordsOf = (resource: ManagedResource): ResourceWords => {
  const { kind, title, description, link, tags } = resource
  return { kind, title, description, link, tags: tags.join(', ') }
}

export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map(each => each.trim())
      .filter(each => each !== ''),
  ),
]

export const bodyOf = ({ kind, tags, ...words }: ResourceWords) => ({
  ...words,
  kind: kind === '' ? undefined : kind,
  tags: tagsOf(tags),
})

/** What is wrong with one of them stands beside their one field. */
export const names = Object.fromEntries(
  Array.from({ length: 10 }, (_, at) => [`tags.${at}`, 'tags'] as const),
)

/** The rule alone would only call it wrong. */
export const tooManyTags = ({ tags }: ResourceWords): Readonly<Record<string, string>> =>
  tagsOf(tags).length > 10 ? { tags: 'Please keep this to ten words or fewer.' } : {}

export const kindWords: Readonly<Record<Resource['kind'], string>> = {
  article: 'Article',
  course: 'Course',
  video: 'Video',
  document: 'Document',
  quiz: 'Quiz',
}
