import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { FieldError, useFieldId, type FieldText } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import styles from './PeopleField.module.css'

type PersonWords = {
  readonly name: string
  /** What tells people of one name apart, in a line. */
  readonly about?: string | undefined
  /** What is wrong with this one, or still missing. */
  readonly problem?: string | undefined
}

type PersonForm<Person> = {
  /** Undefined for somebody new. */
  readonly person: Person | undefined
  readonly onDone: (person: Person) => void
  readonly onCancel: () => void
}

type PeopleFieldProps<Person> = Omit<FieldText, 'labelHidden'> & {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly value: readonly Person[]
  readonly onValue: (people: readonly Person[]) => void
  readonly onBlur?: (() => void) | undefined
  readonly words: (person: Person) => PersonWords
  readonly addLabel: string
  readonly max?: number | undefined
  /** A form for one of them, with its own check and summary: it opens over the page. */
  readonly children: (form: PersonForm<Person>) => ReactNode
}

/**
 * A list of people, each of whom is added and changed in a form of their own. What is wrong with one stands beside
 * their name.
 */
export function PeopleField<Person>(props: PeopleFieldProps<Person>) {
  const { id: givenId, name, value, onValue, onBlur, words, addLabel, max = Infinity, children, ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  /** The place in the list of whoever is being changed; somebody new comes last. */
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
            const { name: personName, about, problem } = words(person)
            return (
              <li key={`${personName} ${about}`} className={styles.person}>
                <Icon name="user" />
                <div className={styles.about}>
                  <p className={styles.name}>{personName}</p>
                  {about && <p className={styles.detail}>{about}</p>}
                  {problem && <FieldError id={`${id}-problem-${index}`}>{problem}</FieldError>}
                </div>
                <IconButton
                  icon="edit"
                  label={t('parts.people.edit', { name: personName })}
                  aria-describedby={problem && `${id}-problem-${index}`}
                  onClick={() => setPlace(index)}
                />
                <IconButton
                  icon="trash"
                  label={t('parts.people.remove', { name: personName })}
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
        {/* Never disabled, for it is where the summary leads and a removal gives the focus to. */}
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
          // A form stands in no other form, and what is sent here must not send the one around it.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialog
              open
              onClose={close}
              size="medium"
              title={editing === undefined ? addLabel : t('parts.people.edit', { name: words(editing).name })}
            >
              {children({ person: editing, onDone: keep, onCancel: close })}
            </Dialog>
          </div>,
          document.body,
        )}
    </FieldGroup>
  )
}
