export const buttonWords = { loading: 'One moment, please' }
