const word = /^[a-z][a-z\d]*(-[a-z\d]+)*$/

/** Files and folders are named in lower case with hyphens. */
export function checkName(name: string): void {
  if (!word.test(name)) throw new Error(`“${name}” isn’t a name like saved-goal.`)
}

/** A room, and what is in it: `goal/get-goal`. */
export type Place = { readonly room: string; readonly name: string }

export function placeOf(place: string): Place {
  const [room = '', name = '', ...more] = place.split('/')
  if (name === '' || more.length > 0)
    throw new Error(`“${place}” isn’t a place like goal/get-goal: a room, and a name in it.`)
  checkName(room)
  checkName(name)
  return { room, name }
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
