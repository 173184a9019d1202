// Pages put together of the parts, inside the shell that every page of a member stands in.
import { ToasterPlace } from '@kinfold/app/toast/toaster-place'
import { Brand } from '@kinfold/ui/brand'
import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { club } from '../club/club.ts'
import { DashboardArea } from '../layouts/dashboard/dashboard-area.tsx'
import { sidebarPart, thumbBarPart } from '../layouts/dashboard/dashboard-parts.ts'
import { startSession } from '../test/app-story.tsx'

/** The address says which entry of the menu is the current one. */
const inMembersArea: Decorator = (Story, { parameters, id }) => (
  <MemoryRouter key={id} initialEntries={[parameters.app.path]}>
    <Brand configuration={club.brand}>
      <ToasterPlace />
      <Routes>
        <Route element={<DashboardArea />}>
          <Route
            path="*"
            element={
              <div className="flex flex-col gap-8">
                <Story />
              </div>
            }
          />
        </Route>
      </Routes>
    </Brand>
  </MemoryRouter>
)

const loadShell = async () => {
  await Promise.all([sidebarPart, thumbBarPart].map(part => part.preload()))
  return {}
}

/** To be spread into the meta of a pattern; it names its address and its member in its parameters. */
export const inShell = {
  decorators: [inMembersArea],
  loaders: [loadShell],
  beforeEach: startSession,
}
