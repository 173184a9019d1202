// What props mean that many parts have. A part says it itself only where it means something else.

const byName: Readonly<Record<string, string>> = {
  action: 'A button or a link at its end.',
  align: 'Which edge of its trigger it keeps to.',
  asChild: 'Lends its look to the one child: a link, a button.',
  autoComplete: 'Which saved answer the browser may offer.',
  autoFocus: 'Takes the focus as soon as it is shown.',
  children: 'What it holds.',
  className: 'For its place in the layout; its look is its own.',
  currency: '`NGN` or `USD`.',
  defaultOpen: 'Starts open, and is its own master from then on.',
  defaultValue: 'What it starts with when nobody gives it a `value`.',
  description: 'A sentence below the title.',
  disabled: 'Can’t be used, and Tab passes it by.',
  headingLevel: 'Which heading it is, so that those of the page have no gap.',
  hint: 'A sentence below it that helps.',
  icon: 'Drawn beside the words, and silent for screen readers.',
  id: 'For whoever points at it: a label, a list it opens.',
  items: 'What it lists, in the order it is shown.',
  label: 'Its name, seen or at least heard.',
  labelHidden: 'The name is only heard.',
  labelledBy: 'The id of the element that has its name.',
  loading: 'What it shows is on its way.',
  name: 'Of the field in its form.',
  note: 'A few quiet words beside or below it.',
  onBlur: 'The focus has left it.',
  onChange: 'Hears each new value.',
  onClick: 'Hears each press.',
  onClose: 'It wants to be closed: by Escape, by a press outside.',
  onOpenChange: 'Hears that it wants to open or close.',
  open: 'Whether it is open; with it, `onOpenChange` decides.',
  options: 'What can be chosen, in the order it is shown.',
  readOnly: 'Can be read, focused and copied, and not changed.',
  ref: 'The element that takes the focus.',
  side: 'Where it opens, as long as there is room.',
  size: 'How large it is drawn.',
  title: 'Its heading.',
  type: 'The element’s own: `submit` sends a form, `email` calls up its keyboard.',
  value: 'What it shows; with it, `onChange` decides.',
}

/** Words in the place of the part’s own: “Choose”, “One moment, please”. */
const ownWords = /(?:Text|Label|Placeholder)$|^placeholder$/

/** What a prop of this name means in every part, or undefined when each has to say it. */
export function commonProp(name: string): string | undefined {
  return (
    byName[name] ??
    (ownWords.test(name) ? 'Words in the place of those the part brings along.' : undefined)
  )
}
