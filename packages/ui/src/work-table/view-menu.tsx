import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Button } from '../button/button.tsx'
import type { DataColumn } from '../data-table/data-column.ts'
import { Popover, PopoverClose } from '../popover/popover.tsx'
import { Segments } from '../segments/segments.tsx'
import { useWords } from '../words/use-words.ts'
import { densities, type TableView } from './table-view.ts'
import { TickBox } from './tick-box.tsx'
import { workTableWords } from './work-table.words.ts'

type ViewMenuProps<Row> = {
  caption: string
  view: TableView
  /** Those that can be hidden. */
  columns: readonly DataColumn<Row>[]
  onChange: (view: TableView) => void
  onReset: () => void
}

/** Which columns there are and how close the rows stand; what is changed here is kept. */
export function ViewMenu<Row>({ caption, view, columns, onChange, onReset }: ViewMenuProps<Row>) {
  const words = useWords('workTable', workTableWords)
  const segments = densities.map(value => ({ value, label: words[value] }))
  const toggle = (id: string) =>
    onChange({
      ...view,
      hidden: view.hidden.includes(id)
        ? view.hidden.filter(other => other !== id)
        : [...view.hidden, id],
    })
  return (
    <Popover
      align="end"
      title={words.viewOf(caption)}
      trigger={
        <Button
          variant="quiet"
          size="small"
          icon={<SlidersHorizontal aria-hidden strokeWidth={1.75} />}
        >
          {view.hidden.length > 0 ? words.viewWith(view.hidden.length) : words.view}
        </Button>
      }
    >
      <fieldset className="flex flex-col">
        <legend className="text-small font-medium text-ink-muted">{words.columns}</legend>
        {columns.map(({ id, header }) => (
          <TickBox key={id} ticked={!view.hidden.includes(id)} onTick={() => toggle(id)}>
            {header}
          </TickBox>
        ))}
      </fieldset>
      <p aria-hidden="true" className="mt-3 mb-1.5 text-small font-medium text-ink-muted">
        {words.density}
      </p>
      <Segments
        label={words.density}
        segments={segments}
        value={view.density}
        onChange={density => onChange({ ...view, density })}
      />
      <div className="mt-4 -ms-5 -mb-2">
        <PopoverClose>
          <Button variant="quiet" size="small" onClick={onReset}>
            {words.asAtFirst}
          </Button>
        </PopoverClose>
      </div>
    </Popover>
  )
}
