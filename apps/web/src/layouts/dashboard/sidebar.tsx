import { Logo } from '@kinfold/ui/logo'
import { SideNavigation } from '@kinfold/ui/side-navigation'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { FooterLinks } from './footer-links.tsx'
import { NavigationEntries } from './navigation-entries.tsx'

type SidebarProps = { narrow: boolean; onNarrowChange: (narrow: boolean) => void }

export function Sidebar({ narrow, onNarrowChange }: SidebarProps) {
  return (
    <SideNavigation
      label="Main"
      narrow={narrow}
      onNarrowChange={onNarrowChange}
      logo={
        <Link to={paths.overview} className="rounded-box">
          <Logo markOnly={narrow} />
        </Link>
      }
      footer={<FooterLinks />}
    >
      <NavigationEntries />
    </SideNavigation>
  )
}
