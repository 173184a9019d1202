import base from './base.css?raw'
import component from './component.css?raw'
import display from './display.css?raw'
import semantic from './semantic.css?raw'
import type { TokenSheets } from './style-sheet-tokens.ts'

/** The style sheets of the tokens as texts. */
export const tokenSheets: TokenSheets = { base, themed: [semantic, component, display] }
