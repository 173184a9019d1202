import { addons, types, useParameter } from 'storybook/manager-api'

type Docs = { description?: { story?: string; component?: string } }

/** The sentence on what a reviewer should see, and which states of the catalogue a story shows. */
function WhatToSee() {
  const docs = useParameter<Docs>('docs', {})
  const states = useParameter<readonly string[]>('states', [])
  return (
    <div style={{ padding: 20, fontSize: 15, lineHeight: 1.6, maxWidth: 720 }}>
      <p style={{ margin: 0 }}>{docs?.description?.story ?? 'This story has no sentence yet.'}</p>
      {states.length > 0 ? (
        <p style={{ margin: '12px 0 0', opacity: 0.75, fontSize: 13 }}>
          States: {states.join(', ')}
        </p>
      ) : null}
    </div>
  )
}

addons.register('kinfold/what-to-see', () => {
  addons.add('kinfold/what-to-see/panel', {
    type: types.PANEL,
    title: 'What to see',
    render: ({ active = false }) => (active ? <WhatToSee /> : null),
  })
})

// The first thing a reviewer reads beside a page is what it should show.
addons.setConfig({ selectedPanel: 'kinfold/what-to-see/panel' })
