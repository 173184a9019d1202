import { type ComponentType, useState } from 'react'

interface Held<Value> {
  value: Value | undefined
  onChange(value: Value): void
}

/** A field that keeps what it is given, as a form around it would; the story still hears of each change. */
export function withMemory<Value, Others>(Field: ComponentType<Others & Held<Value>>) {
  return function Remembers(args: Others & Held<Value>) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: Value) => {
      args.onChange(next)
      setValue(next)
    }
    return <Field {...args} value={value} onChange={onChange} />
  }
}
