export const selectFieldWords = { choose: 'Choose' }
