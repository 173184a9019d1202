import type { AnyEndpoint } from '../endpoint.ts'

/** Members' and the desk's calls have each a document of their own: who calls the ones seldom needs the others. */
export const sides = ['members', 'desk'] as const
export type Side = (typeof sides)[number]

export const sideOf = ({ path }: AnyEndpoint): Side =>
  path.startsWith('/operator/') ? 'desk' : 'members'
