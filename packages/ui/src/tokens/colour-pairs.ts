// Which colour may stand on which, and how far apart they must be. The test and the colour page both read this list.
export type ColourPair = { front: string; back: string; minimum: 3 | 4.5 }

const grounds = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-raised',
  'surface-hover',
  'field-surface',
]
const texts = ['ink', 'ink-muted', 'ink-subtle', 'link', 'success', 'warning', 'danger']
const shapes = ['line-strong', 'focus', 'primary']
// Where a ring may lie inside of what has the focus, or around what stands in it: menus, banners, reminders.
const tints = [
  'primary-soft',
  'primary-soft-hover',
  'accent-soft',
  'success-soft',
  'warning-soft',
  'danger-soft',
]
const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5']

function everyPair(fronts: string[], backs: string[], minimum: 3 | 4.5): ColourPair[] {
  return fronts.flatMap(front => backs.map(back => ({ front, back, minimum })))
}

export const colourPairs: ColourPair[] = [
  ...everyPair(texts, grounds, 4.5),
  ...everyPair(shapes, grounds, 3),
  ...everyPair(['focus'], tints, 3),
  ...everyPair(charts, ['canvas', 'surface', 'surface-sunken', 'surface-raised'], 3),
  ...everyPair(['on-primary'], ['primary', 'primary-hover', 'primary-press'], 4.5),
  ...everyPair(
    ['on-primary-soft', 'ink', 'ink-muted'],
    ['primary-soft', 'primary-soft-hover'],
    4.5,
  ),
  ...everyPair(['on-accent'], ['accent'], 4.5),
  ...everyPair(['on-accent-soft', 'ink'], ['accent-soft'], 4.5),
  ...everyPair(['on-success-soft', 'ink'], ['success-soft'], 4.5),
  ...everyPair(['on-warning-soft', 'ink'], ['warning-soft'], 4.5),
  ...everyPair(['on-danger-soft', 'ink'], ['danger-soft'], 4.5),
  ...everyPair(['on-danger'], ['danger', 'danger-hover'], 4.5),
  ...[1, 2, 3, 4].map(
    (tone): ColourPair => ({ front: `on-person-${tone}`, back: `person-${tone}`, minimum: 4.5 }),
  ),
  ...everyPair(['ink-subtle', 'ink-muted'], ['surface-disabled'], 4.5),
]

/** On the deep indigo ground the same names mean other colours; it is the same in both themes. */
export const featureGroundPairs: ColourPair[] = [
  ...everyPair(texts, ['canvas', 'surface', 'surface-hover', 'surface-sunken'], 4.5),
  ...everyPair(shapes, ['canvas', 'surface', 'surface-hover', 'surface-sunken'], 3),
  ...everyPair(['on-primary'], ['primary', 'primary-hover', 'primary-press'], 4.5),
  ...everyPair(['on-primary-soft'], ['primary-soft'], 4.5),
  ...everyPair(['focus'], ['primary-soft'], 3),
  ...everyPair(['on-accent'], ['accent'], 4.5),
]
