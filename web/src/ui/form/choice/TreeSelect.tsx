import { useState } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { DropField } from '#src/ui/form/upload/DropField.tsx'
import { useFieldId, type FieldText } from '#src/ui/form/Field.tsx'
import { matching } from './matching.ts'
import { SearchBox } from '#src/ui/form/text/SearchBox.tsx'
import drop from '#src/ui/form/upload/DropField.module.css'
import styles from './TreeSelect.module.css'

type Leaf = { readonly value: string; readonly label: string; readonly hint?: string | undefined }
type Branch = { readonly label: string; readonly leaves: readonly Leaf[] }

type TreeSelectProps = Omit<FieldText, 'labelHidden'> & {
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Two levels: a subject and its details. Values are unique among all leaves. */
  readonly branches: readonly Branch[]
  /** The value of the chosen leaf. Empty without a choice. */
  readonly value: string
  readonly onValue: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly placeholder: string
  readonly disabled?: boolean | undefined
}

/** A choice from many grouped options. Groups open and close, and a search opens those with a match. */
export function TreeSelect(props: TreeSelectProps) {
  const { id: givenId, name, branches, value, onValue, onBlur, placeholder, disabled, ...text } = props
  const id = useFieldId(givenId, name)
  const [search, setSearch] = useState('')
  const shown = branches.flatMap((branch) => {
    const leaves = matching(branch.leaves, search, (leaf) => `${branch.label} ${leaf.label} ${leaf.hint ?? ''}`)
    return leaves.length > 0 ? [{ label: branch.label, leaves }] : []
  })
  const chosen = branches.flatMap(({ label, leaves }) =>
    leaves.filter((leaf) => leaf.value === value).map((leaf) => `${label} › ${leaf.label}`),
  )[0]

  return (
    <DropField
      {...text}
      id={id}
      chosen={chosen ?? placeholder}
      isEmpty={chosen === undefined}
      disabled={disabled}
      onLeave={() => {
        setSearch('')
        onBlur?.()
      }}
    >
      {(close) => (
        <>
          <div className={drop.top}>
            <SearchBox
              label={text.label}
              value={search}
              onValue={setSearch}
              found={shown.reduce((count, { leaves }) => count + leaves.length, 0)}
            />
          </div>
          {shown.map(({ label, leaves }) => (
            <details
              key={label}
              className={styles.branch}
              open={search !== '' || leaves.some((leaf) => leaf.value === value)}
            >
              <summary className={styles.summary}>{label}</summary>
              <ul className={drop.list}>
                {leaves.map((leaf) => (
                  <li key={leaf.value}>
                    <button
                      type="button"
                      className={classNames(drop.option, styles.leaf)}
                      aria-current={leaf.value === value || undefined}
                      onClick={() => {
                        onValue(leaf.value)
                        close()
                      }}
                    >
                      {leaf.label}
                      {leaf.hint && <span className={drop.hint}>{leaf.hint}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </>
      )}
    </DropField>
  )
}
