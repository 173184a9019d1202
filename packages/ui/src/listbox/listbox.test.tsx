import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Listbox } from './listbox.tsx'

const options = Array.from({ length: 250 }, (_, at) => ({ value: `${at}`, label: `Option ${at}` }))

test('until the code for long lists has come, every option is drawn', () => {
  const drawn = renderToString(
    <Listbox id="list" label="Options" options={options} chosen={[]} onChoose={() => undefined} />,
  )
  expect(drawn.match(/role="option"/g)).toHaveLength(options.length)
})
