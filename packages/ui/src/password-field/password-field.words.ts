export const passwordFieldWords = { show: 'Show password' }
