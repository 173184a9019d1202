import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import type { Theme } from './modes.ts'

const colourRules = ['color-contrast', 'link-in-text-block']

type Look = {
  disable?: boolean
  /** What isn't looked at, as a selector. */
  without: string | undefined
}

/** Every rule in the light theme, those of colours in the dark one. */
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
      const results: AxeResults = await axe.run(
        { include: [document.body], exclude },
        {
          resultTypes: ['violations'],
          // No rule that runs here reads the style sheets themselves.
          preload: false,
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
          ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
        },
      )
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

type Found = { rule: string; help: string; elements: string[] }

function sentence({ rule, help, elements }: Found): string {
  return `  ${rule}: ${help}\n    ${elements.slice(0, 3).join('\n    ')}`
}
