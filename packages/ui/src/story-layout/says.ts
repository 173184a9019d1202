/** What a story proves, in a sentence for its page. */
export function says(story: string) {
  return { docs: { description: { story } } }
}
