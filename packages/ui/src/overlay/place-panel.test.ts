import { expect, test } from 'vitest'
import { type Placing, placePanel } from './place-panel.ts'

const view = { width: 1000, height: 800 }
const box = { left: 100, top: 100, right: 300, bottom: 149 }
const usual: Placing = {
  box,
  panel: { width: 250, height: 200 },
  view,
  side: 'bottom',
  align: 'start',
  rightToLeft: false,
  gap: 6,
}

/** Where its upper left corner comes to lie. */
function at(change: Partial<Placing>): [number, number] {
  const placing = { ...usual, ...change }
  const { left, edge, offset } = placePanel(placing)
  return [left, edge === 'top' ? offset : view.height - offset - placing.panel.height]
}

const low = { ...box, top: 700, bottom: 749 }

test.each<[string, Partial<Placing>, [number, number]]>([
  ['below, at the start', {}, [100, 155]],
  ['at the end', { align: 'end' }, [50, 155]],
  ['in the middle', { align: 'center' }, [75, 155]],
  ['mirrored', { rightToLeft: true }, [50, 155]],
  ['above when asked', { side: 'top', box: low }, [100, 494]],
  ['above when there is no room below', { box: low }, [100, 494]],
  ['beside', { side: 'right' }, [306, 100]],
  ['on the other side when there is no room', { side: 'left' }, [306, 100]],
  ['never over the left edge', { align: 'end', box: { ...box, left: 0, right: 60 } }, [8, 155]],
  ['never over the right edge', { box: { ...box, left: 900, right: 990 } }, [742, 155]],
])('%s', (_, change, place) => {
  expect(at(change)).toEqual(place)
})

test('a panel too high for either side takes the roomier one and is held to it', () => {
  const tall = { width: 250, height: 5000 }
  expect(placePanel({ ...usual, panel: tall })).toEqual({
    left: 100,
    edge: 'top',
    offset: 155,
    maxHeight: 637,
  })
  expect(placePanel({ ...usual, panel: tall, box: low })).toEqual({
    left: 100,
    edge: 'bottom',
    offset: 106,
    maxHeight: 686,
  })
})

test('a panel wider than the window starts at its edge', () => {
  expect(at({ panel: { width: 2000, height: 100 } })).toEqual([8, 155])
})
