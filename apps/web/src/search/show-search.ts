import { signal } from '@preact/signals-react'

export const showSearch = signal(false)
