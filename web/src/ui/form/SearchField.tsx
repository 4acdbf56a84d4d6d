import { TextField } from './TextField.tsx'
import styles from './SearchField.module.css'

type SearchFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
  /** How much is found, read out as it changes. */
  readonly found: string
}

/** Narrows a list down while somebody types, and says how much of it is left. */
export function SearchField({ found, ...field }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <TextField name="search" type="search" icon="search" autoComplete="off" spellCheck={false} {...field} />
      <output className={styles.found}>{found}</output>
    </div>
  )
}
