import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import type { Theme } from './modes.ts'

const colourRules = ['color-contrast', 'link-in-text-block']

type Look = {
  disable?: boolean
  /** What isn't looked at, as a selector. */
  without: string | undefined
}

/** Every rule in the light theme; in the dark one those of colours, for words drawn as none before were. */
export async function expectAccessible(
  page: Pick<Page, 'evaluate'>,
  theme: Theme,
  { disable, without }: Look,
) {
  if (disable) return
  const found: Found[] = await page.evaluate(
    async ({ only, without }) => {
      const loaded: { default: typeof import('axe-core') } = await Reflect.get(
        globalThis,
        'loadAxe',
      )()
      const axe = loaded.default
      const exclude = without ? [...document.querySelectorAll(without)] : []
      const include: Element[] = only ? Reflect.get(globalThis, 'freshWords')() : [document.body]
      if (include.length === 0) return []
      const results: AxeResults = await axe.run(
        { include, exclude },
        {
          resultTypes: ['violations'],
          // No rule that runs here reads the style sheets themselves.
          preload: false,
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
          ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
        },
      )
      if (only && results.violations.length === 0) Reflect.get(globalThis, 'noteFreshWords')()
      return results.violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        elements: nodes.map(node => `${node.html}\n      ${node.failureSummary ?? ''}`),
      }))
    },
    { only: theme === 'light' ? null : colourRules, without },
  )
  if (found.length > 0)
    throw new Error(`Accessibility, ${theme} theme:\n${found.map(sentence).join('\n')}`)
}

/** Whether the dark theme has words to judge; to be asked in the light one. */
export const hasFreshWords = (
  page: Pick<Page, 'evaluate'>,
  without: string | undefined,
): Promise<boolean> =>
  page.evaluate(without => Reflect.get(globalThis, 'findFreshWords')(without), without)

type Found = { rule: string; help: string; elements: string[] }

function sentence({ rule, help, elements }: Found): string {
  return `  ${rule}: ${help}\n    ${elements.slice(0, 3).join('\n    ')}`
}
