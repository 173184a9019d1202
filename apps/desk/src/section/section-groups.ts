import type { OperatorRole } from '@kinfold/contract/access'
import { isOpenTo } from '../address/page-roles.ts'
import { contentSections } from './content-sections.ts'
import { moneySections } from './money-sections.ts'
import { peopleSections } from './people-sections.ts'
import type { Section } from './section.ts'

type SectionGroup = { readonly title: string; readonly sections: readonly Section[] }

const groups: readonly SectionGroup[] = [
  { title: 'Money', sections: moneySections },
  { title: 'What members read', sections: contentSections },
  { title: 'The desk', sections: peopleSections },
]

/** The sections that somebody with these roles may open. */
export function sectionGroupsFor(has: (role: OperatorRole) => boolean): readonly SectionGroup[] {
  return groups
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(section => isOpenTo(has, section)),
    }))
    .filter(({ sections }) => sections.length > 0)
}
