import type { Preview } from '@storybook/react-vite'
import { commonProp } from './common-props.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = Parameters<Enhancer>[0]['argTypes'][string]

/** In the tables of props: what a part doesn't say itself, because it means the same in all of them. */
export const describeCommonProps: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = argType.description || commonProp(name)
      return [name, withChoices(description ? { ...argType, description } : argType)]
    }),
  )

/** Storybook calls every choice a union. */
function withChoices(argType: ArgType): ArgType {
  const { type, table } = argType
  if (typeof type !== 'object' || type.name !== 'enum' || !type.raw) return argType
  return { ...argType, table: { ...table, type: { summary: type.raw } } }
}
