const word = /^[a-z][a-z\d]*(-[a-z\d]+)*$/

/** Files and folders are named in lower case with hyphens. */
export function checkName(name: string): void {
  if (!word.test(name)) throw new Error(`“${name}” isn’t a name like saved-goal.`)
}

/** SavedGoal */
export const pascal = (name: string) =>
  name
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** savedGoal */
export const camel = (name: string) => pascal(name).replace(/^./, letter => letter.toLowerCase())

/** Saved goal */
export const spoken = (name: string) =>
  name.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())
