const word = /^[a-z][a-z\d]*(-[a-z\d]+)*$/

/** Files and folders are named in lower case with hyphens. */
export function checkName(name: string): void {
  if (!word.test(name)) throw new Error(`“${name}” isn’t a name like saved-goal.`)
}

/** A noun, and a name in its folder: `goal/get-goal`. */
export type Place = { readonly noun: string; readonly name: string }

export function placeOf(place: string): Place {
  const [noun = '', name = '', ...more] = place.split('/')
  if (name === '' || more.length > 0)
    throw new Error(
      `“${place}” isn’t a place like goal/get-goal: a noun, and a name in its folder.`,
    )
  checkName(noun)
  checkName(name)
  return { noun, name }
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
