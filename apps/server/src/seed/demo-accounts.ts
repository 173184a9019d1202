export const demoPassword = 'Kinfold-2026!'
export const demoAccounts: readonly { readonly email: string; readonly about: string }[] = []
