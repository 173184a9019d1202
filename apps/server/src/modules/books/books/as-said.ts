import { type BookKind, sideOf } from '@kinfold/contract/operator/books/book-kinds'

/** The ledger has what is the club's below zero; people say it above. */
export const asSaid = (kind: BookKind, minor: bigint): bigint =>
  sideOf[kind] === 'has' ? -minor : minor
