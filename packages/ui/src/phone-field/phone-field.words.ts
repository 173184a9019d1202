export const phoneFieldWords = { country: 'Country calling code' }
