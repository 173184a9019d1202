import { expect, it } from 'vitest'
import { paths, patterns } from '../address/paths.ts'
import { pageTable } from './page-table.ts'

// The journeys go through the paths, so a page without one of them would never be looked at.
it('has a page for each path, and a path for each page', () => {
  const { root, auth, dashboard, ...ofPages } = paths
  const { anyAuth, ...ofThings } = patterns
  expect([root, auth, dashboard, anyAuth]).toEqual(['/', '/auth', '/dashboard', '/auth/*'])
  expect(pageTable.map(({ path }) => path).sort()).toEqual(
    [...Object.values(ofPages), ...Object.values(ofThings)].sort(),
  )
})
