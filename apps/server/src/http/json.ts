export const json = 'application/json; charset=utf-8'
