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

test('a list that keeps no choice says of the option one is at that it is selected', () => {
  const selectedOf = (chosen?: readonly string[]) =>
    renderToString(
      <Listbox
        id="list"
        label="Options"
        options={options}
        {...(chosen && { chosen })}
        onChoose={() => undefined}
      />,
    ).match(/list-option-\d+"[^>]*aria-selected="true"/g)
  expect(selectedOf()).toEqual(['list-option-0" role="option" aria-selected="true"'])
  expect(selectedOf(['7'])).toEqual(['list-option-7" role="option" aria-selected="true"'])
  expect(selectedOf([])).toBeNull()
})
