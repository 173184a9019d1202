// The rest of es2022.intl has what the oldest browsers lack.
declare global {
  namespace Intl {
    function supportedValuesOf(key: 'currency'): string[]
  }
}

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** Every currency that the browser has a name for; an account elsewhere may be of any. */
export const currencyOptions = Intl.supportedValuesOf('currency').map(code => ({
  value: code,
  label: `${names.of(code) ?? code} (${code})`,
}))
