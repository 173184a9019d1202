/** Thrown where two currencies meet without a rate: a mistake in the program, never the member's. */
export class MixedCurrenciesError extends TypeError {
  constructor(one: string, other: string) {
    super(`${one} and ${other} can’t be taken together without a rate`)
    this.name = 'MixedCurrenciesError'
  }
}
