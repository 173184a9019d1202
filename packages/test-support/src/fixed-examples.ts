import { env } from 'node:process'
import fc from 'fast-check'

/*
 * A property is tried with the same examples each time: what is red today was red yesterday, and whoever made it so is
 * told. Other examples are tried by night (`npm run test:long`).
 */
if (env.KINFOLD_LONG === undefined) fc.configureGlobal({ seed: 2026 })
