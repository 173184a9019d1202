import type { Struct } from 'superstruct'
import { scalar } from './scalar.ts'

/** A UUID that knows what it names: a wallet's can't be handed in as a portfolio's. */
export type Id<Noun extends string> = string & { readonly __noun?: Noun }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function id<Noun extends string>(): Struct<Id<Noun>, null> {
  return scalar<Id<Noun>>('id', value => uuid.test(value) || 'This is not one of our ids.')
}
