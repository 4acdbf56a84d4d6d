import type { ComponentProps } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import styles from './SearchLine.module.css'

type SearchLineProps = Omit<
  ComponentProps<typeof TextField>,
  'kind' | 'type' | 'icon' | 'autoComplete' | 'spellCheck'
> & {
  /** The label of the button. */
  readonly submit: string
  readonly onSearch: () => void
}

/** A search box with its button beside it. */
export function SearchLine({ submit, onSearch, ...box }: SearchLineProps) {
  return (
    <form
      className={styles.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <TextField {...box} kind="line" type="search" icon="search" autoComplete="off" spellCheck={false} />
      <Button type="submit" variant="primary" icon="search">
        {submit}
      </Button>
    </form>
  )
}
