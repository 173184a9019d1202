type Account = { readonly bank_name: string; readonly account_number_last4: string }

/** As its owner knows it: `GTBank •••• 0004`. */
export const accountInWords = ({ bank_name, account_number_last4 }: Account): string =>
  `${bank_name} ••••\u00A0${account_number_last4}`
