import path from 'node:path'
import { type PartProp, type PartProps, readPartProps } from '@kinfold/ui/part-props'
import type { Plugin } from 'vite'

const parts = path.join(import.meta.dirname, '../packages/ui/src')

/** As Storybook makes controls of a type: a choice, a switch, a field. */
function storybookType(type: string) {
  const choices = type.split(' | ')
  if (choices.every(choice => /^(?:'[^']*'|\d+)$/.test(choice)))
    return {
      name: 'union',
      raw: type,
      elements: choices.map(value => ({ name: 'literal', value })),
    }
  return type.includes('=>') ? { name: 'signature', type: 'function', raw: type } : { name: type }
}

const storybookProp = ({ name, type, isRequired, text, default: start }: PartProp) => [
  name,
  {
    required: isRequired,
    description: text,
    tsType: storybookType(type),
    ...(start ? { defaultValue: { value: start, computed: false } } : {}),
  },
]

const storybookText = ({ component, entry, props, element }: PartProps) =>
  `${component}.__docgenInfo=${JSON.stringify({
    displayName: component,
    props: Object.fromEntries(props.map(storybookProp)),
    entry,
    element,
  })}`

/** Tells Storybook what each part takes, beside the part itself. */
export function namePartProps(): Plugin {
  let known: Map<string, PartProps[]> | undefined
  return {
    name: 'kinfold:part-props',
    // A development server reads them anew when the page is loaded again.
    watchChange() {
      known = undefined
    },
    transform: {
      filter: { id: /\/packages\/ui\/src\/[^?]+(?<!\.stories)\.tsx$/ },
      handler(code, id) {
        known ??= Map.groupBy(readPartProps(), ({ file }) => path.join(parts, file))
        const texts = known.get(id)?.map(storybookText) ?? []
        return { code: [code, ...texts].join('\n;'), map: null }
      },
    },
  }
}
