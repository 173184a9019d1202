/** Thrown when two currencies are mixed without a rate: a bug, never a member's mistake. */
export class MixedCurrenciesError extends TypeError {
  constructor(one: string, other: string) {
    super(`${one} and ${other} can’t be taken together without a rate`)
    this.name = 'MixedCurrenciesError'
  }
}
