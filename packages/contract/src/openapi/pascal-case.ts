/** `payment_id`, `bank account id` and `listPlans` as names of a document's parts. */
export const pascalCase = (words: string): string =>
  words.replace(/(?:^|[^a-zA-Z\d]+)(\w)/g, (_, letter: string) => letter.toUpperCase())
