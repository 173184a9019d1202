import { cx } from 'class-variance-authority'

type ChoiceRowProps<Value extends string> = {
  label: string
  choices: readonly Value[]
  words: Readonly<Record<Value, string>>
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few filters, all in sight and each one press away. */
export function ChoiceRow<Value extends string>({
  label,
  choices,
  words,
  chosen,
  onChoose,
}: ChoiceRowProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a shape of its own
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {choices.map(value => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={cx(
            'min-h-control-small rounded-control border px-2.5 text-caption font-medium transition-colors lg:min-h-7',
            value === chosen
              ? 'border-primary bg-primary-soft text-on-primary-soft'
              : 'border-line bg-surface text-ink-muted hover:border-line-strong hover:text-ink',
          )}
        >
          {words[value]}
        </button>
      ))}
    </div>
  )
}
