/** Who presses and types in a test: `userEvent` of Testing Library or Storybook, or anything alike. */
export type TesterUser = {
  click(element: Element): Promise<unknown>
  type(element: Element, text: string): Promise<unknown>
  keyboard(keys: string): Promise<unknown>
}
