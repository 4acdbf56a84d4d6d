import { Children, type ReactNode } from 'react'
import styles from './NoteList.module.css'

type NoteListProps = {
  /** They are to be done or tried one after the other. */
  readonly ordered?: boolean
  /** One child a note; none where there is no child. */
  readonly children: ReactNode
}

/** What is good to know, a sentence or two each; numbered where the order counts. */
export function NoteList({ ordered = false, children }: NoteListProps) {
  const notes = Children.map(children, (note) => note !== null && <li>{note}</li>)
  return ordered ? <ol className={styles.notes}>{notes}</ol> : <ul className={styles.notes}>{notes}</ul>
}
