import type { BookKind } from '@kinfold/contract/operator/books/book-kinds'
import type { BookAccount } from '@kinfold/contract/operator/books/list-book-accounts'
import { providerNames } from '../../queue/provider-names.ts'

type Named = Pick<BookAccount, 'holder' | 'name'>

const ofProviders = new Map<string, string>(Object.entries(providerNames))

/** A provider's account as the statements call it, everybody else's by its own name. */
export const accountName = (kind: BookKind, { holder, name }: Named): string =>
  (kind === 'clearing' && ofProviders.get(holder)) || name
