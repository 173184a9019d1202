export const notFoundScreenWords = { title: "This page doesn't exist" }
