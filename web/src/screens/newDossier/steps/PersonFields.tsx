import { DossierPersonLimits } from '@acometida/api-spec/generated/limits'
import { isDocument } from '@acometida/api-spec/rules/person/document'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  nameOf,
  type Person,
  type PersonTyped,
  typedPerson,
  useFindPeople,
  useFindPerson,
  invalidPersonFields,
} from '#src/domain/dossier/form/people.ts'
import type { Typed } from '#src/screens/newDossier/fields.tsx'
import { AutocompleteField } from '#src/ui/form/choice/AutocompleteField.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import type { FieldProps } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import styles from './Steps.module.css'

interface PersonFieldsProps {
  readonly field: (name: keyof PersonTyped) => Typed
  readonly consent: FieldProps<string, boolean>
  /** Keeps the person for other dossiers. */
  readonly remember: FieldProps<string, boolean>
  readonly put: (person: PersonTyped) => void
}

/** The fields of another person, from another dossier or typed, with their consent. */
export function PersonFields({ field, consent, remember, put }: PersonFieldsProps) {
  const { t } = useTranslation()
  const find = useFindPeople()
  const findPerson = useFindPerson()
  const document = field('document')
  const [suggestions, setSuggestions] = useState<readonly Person[]>([])
  const { value, onValue, ...name } = field('name')
  const suggest = async (text: string) => {
    const people = await find(text)
    setSuggestions(people)
    return people.map((person) => ({ value: person.docNumber, label: nameOf(person), hint: person.docNumber }))
  }
  const choose = (document: string, label: string) => {
    const person = suggestions.find(({ docNumber }) => docNumber === document)
    if (person) put(typedPerson(person))
    else onValue(label)
  }
  /** Fills in a person of another dossier once the document is complete, unless a name was typed. */
  const complete = async (typed: string) => {
    document.onValue(typed)
    if (value.trim() !== '' || !isDocument(typed)) return
    const person = await findPerson(typed)
    if (person) put(typedPerson(person))
  }
  return (
    <div className={styles.part}>
      <AutocompleteField
        label={t('dossierForm.name')}
        hint={t('dossierForm.nameHint')}
        value={{ value: '', label: value }}
        onValue={({ value: document, label }) => choose(document, label)}
        find={suggest}
        {...name}
      />
      {(['surname', 'surname2'] as const).map((name) => (
        <TextField
          key={name}
          kind="line"
          label={t(`dossierForm.${name}`)}
          autoComplete="off"
          maxLength={DossierPersonLimits[name === 'surname' ? 'surname1' : name]}
          optional
          {...field(name)}
        />
      ))}
      <TextField
        label={t('dossierForm.document')}
        kind="document"
        hint={t('dossierForm.documentHint')}
        autoComplete="off"
        characters={12}
        {...document}
        onValue={(typed) => void complete(typed)}
      />
      <PhoneField label={t('dossierForm.telephone')} autoComplete="off" optional {...field('telephone')} />
      <EmailField label={t('dossierForm.email')} autoComplete="off" optional {...field('email')} />
      <Checkbox label={t('dossierForm.consent')} {...consent} />
      <Checkbox label={t('dossierForm.remember')} {...remember} />
    </div>
  )
}

/** The problems of a person, at their fields. */
export function personProblems(typed: PersonTyped, t: TFunction): Partial<PersonTyped> {
  const words: PersonTyped = {
    document: t(typed.document.trim() === '' ? 'dossierForm.documentMissing' : 'dossierForm.documentWrong'),
    name: t(typed.name.trim() === '' ? 'dossierForm.nameMissing' : 'uiShared.notName'),
    surname: t('uiShared.notName'),
    surname2: t('uiShared.notName'),
    telephone: t('dossierForm.telephoneWrong'),
    email: t('dossierForm.emailWrong'),
  }
  return Object.fromEntries(invalidPersonFields(typed).map((name) => [name, words[name]]))
}
