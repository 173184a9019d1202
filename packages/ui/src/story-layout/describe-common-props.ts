import type { Preview } from '@storybook/react-vite'
import { commonProp } from './common-props.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** In the tables of props: what a part doesn't say itself, because it means the same in all of them. */
export const describeCommonProps: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = argType.description || commonProp(name)
      return [name, description ? { ...argType, description } : argType]
    }),
  )
