import { startTransition, useOptimistic } from 'react'
import styles from './SearchField.module.css'
import { TextField } from './TextField.tsx'

type SearchFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
  /** The number of results, announced as it changes. */
  readonly found: string
}

/** Filters a list while the reader types, and shows the number of results. Each letter is shown before the list. */
export function SearchField({ found, value, onValue, ...field }: SearchFieldProps) {
  const [typed, showTyped] = useOptimistic(value)
  const type = (text: string) =>
    startTransition(() => {
      showTyped(text)
      onValue(text)
    })
  return (
    <div className={styles.search}>
      <TextField
        kind="line"
        name="search"
        type="search"
        icon="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValue={type}
        {...field}
      />
      <output className="muted">{found}</output>
    </div>
  )
}
