import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { FieldError, useFieldId, type FieldText, type FieldValue } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import styles from './PeopleField.module.css'

type PersonTexts = {
  readonly name: string
  /** A line that distinguishes people of the same name. */
  readonly about?: string | undefined
  /** The problem of this person's data. */
  readonly problem?: string | undefined
}

export type PersonForm<Person> = {
  /** Undefined for a new person. */
  readonly person: Person | undefined
  readonly onDone: (person: Person) => void
  readonly onCancel: () => void
}

type PeopleFieldProps<Person> = Omit<FieldText, 'labelHidden'> &
  FieldValue<readonly Person[]> & {
    readonly textsOf: (person: Person) => PersonTexts
    readonly addLabel: string
    readonly max?: number | undefined
    /** The form for one person, with its own check and summary. It opens over the page. */
    readonly children: (form: PersonForm<Person>) => ReactNode
  }

/** A list of people, each added and edited in a form of their own. The problem of each stands beside the name. */
export function PeopleField<Person>(props: PeopleFieldProps<Person>) {
  const { id: givenId, name, value, onValue, onBlur, textsOf, addLabel, max = Infinity, children, ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  /** The index of the person being edited. A new one comes last. */
  const [place, setPlace] = useState<number>()
  const close = () => setPlace(undefined)
  const keep = (person: Person) => {
    if (place === undefined) return
    onValue([...value.slice(0, place), person, ...value.slice(place + 1)])
    close()
    onBlur?.()
  }
  const editing = place === undefined ? undefined : value[place]

  return (
    <FieldGroup id={id} {...text}>
      {value.length > 0 && (
        <ul className={styles.people}>
          {value.map((person, index) => {
            const { name: personName, about, problem } = textsOf(person)
            return (
              <li key={`${personName} ${about}`} className={styles.person}>
                <Icon name="user" />
                <div className={styles.about}>
                  <p className={styles.name}>{personName}</p>
                  {about && <p className="muted">{about}</p>}
                  {problem && <FieldError id={`${id}-problem-${index}`}>{problem}</FieldError>}
                </div>
                <IconButton
                  icon="edit"
                  label={t('uiParts.people.edit', { name: personName })}
                  aria-describedby={problem && `${id}-problem-${index}`}
                  onClick={() => setPlace(index)}
                />
                <IconButton
                  icon="trash"
                  label={t('uiParts.people.remove', { name: personName })}
                  onClick={() => {
                    onValue(value.toSpliced(index, 1))
                    document.getElementById(id)?.focus()
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      <div>
        {/* Never disabled: the summary links to it, and a removal moves the focus to it. */}
        <Button
          id={id}
          icon="plus"
          aria-disabled={value.length >= max}
          onClick={() => value.length < max && setPlace(value.length)}
        >
          {addLabel}
        </Button>
      </div>
      {place !== undefined &&
        createPortal(
          // React bubbles the submission of the dialog's form to the form around it, which must not be sent.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialog
              open
              onClose={close}
              size="medium"
              title={editing === undefined ? addLabel : t('uiParts.people.edit', { name: textsOf(editing).name })}
            >
              {children({ person: editing, onDone: keep, onCancel: close })}
            </Dialog>
          </div>,
          document.body,
        )}
    </FieldGroup>
  )
}
