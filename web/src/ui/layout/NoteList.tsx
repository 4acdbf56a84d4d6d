import { Children, type ReactNode } from 'react'
import styles from './layout.module.css'

type NoteListProps = {
  /** The notes are steps in order. */
  readonly ordered?: boolean
  /** One child per note. Null children make none. */
  readonly children: ReactNode
}

/** Notes of a sentence or two, numbered if their order counts. */
export function NoteList({ ordered = false, children }: NoteListProps) {
  const notes = Children.map(children, (note) => note !== null && <li>{note}</li>)
  return ordered ? <ol className={styles.notes}>{notes}</ol> : <ul className={styles.notes}>{notes}</ul>
}
