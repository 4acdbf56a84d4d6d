import type { ReactNode } from 'react'
import styles from './FieldGroup.module.css'

/** Fields of one matter, under its name. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
