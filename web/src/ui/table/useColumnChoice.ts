import { useState } from 'react'
import type { Column } from './column.type.ts'

/** The columns that can be hidden, and those that are. */
export type ColumnChoice = {
  readonly columns: readonly Pick<Column<never>, 'id' | 'header'>[]
  readonly hidden: ReadonlySet<string>
  readonly show: (id: string, shown: boolean) => void
}

/**
 * The hidden columns of a table, stored on this device under a name. Undefined without a name. The heading and the
 * buttons of a row can never be hidden.
 */
export function useColumnChoice<Item>(
  columns: readonly Column<Item>[],
  name: string | undefined,
): ColumnChoice | undefined {
  const [hidden, setHidden] = useState(() => read(name))
  if (name === undefined) return undefined
  const free = columns.filter(({ heading, headerHidden }) => !heading && !headerHidden)
  return {
    columns: free,
    // A stored choice may be of another version of the table.
    hidden: new Set(free.flatMap(({ id }) => (hidden.includes(id) ? [id] : []))),
    show: (id, shown) => {
      const next = shown ? hidden.filter((one) => one !== id) : [...hidden, id]
      setHidden(next)
      keep(name, next)
    },
  }
}

function read(name: string | undefined): readonly string[] {
  try {
    return (name !== undefined && localStorage.getItem(`${KEY}${name}`)?.split(SEPARATOR)) || []
  } catch {
    return []
  }
}

function keep(name: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(`${KEY}${name}`, hidden.join(SEPARATOR))
  } catch {
    // Without storage the choice lasts as long as the table.
  }
}

const KEY = 'acometida.hiddenColumns.'
const SEPARATOR = ','
