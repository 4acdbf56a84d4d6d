import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { firstCriterion } from '@acometida/api-spec/rules/person/userSearch'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isTooShort, type NobodysReference, parseSearch, type UserSearch } from '#src/domain/staff/userSearch.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { SearchLine } from '#src/ui/form/kit/SearchLine.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { BOX_ID, goToFound } from './FoundList.tsx'
import styles from './Staff.module.css'

type SearchFormProps = {
  /** The history entry's key. Another one resets the form, while the box keeps the focus. */
  readonly at: string
  /** The current search. Undefined before the first. */
  readonly search: UserSearch | undefined
  readonly onFind: (search: UserSearch) => void
}

/** A box that recognises the kind of data typed, with a field for each kind behind it. */
export function SearchForm({ at, search, onFind }: SearchFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(search?.value ?? '')
  const [problem, setProblem] = useState<string>()
  const [fieldsProblem, setFieldsProblem] = useState<string>()
  const [fields, setFields] = useState(NO_FIELDS)
  const [begunAt, setBegunAt] = useState(at)
  const box = useRef<HTMLInputElement>(null)
  const idle = search === undefined
  const ofFactor = useLocation().pathname === paths.mfaAdmin
  // Administrators of the second factor alone may not search by request or dossier.
  const few = !isRestrictedCallCentre(useSession().roles)
  // Every visit starts with typing.
  useEffect(() => {
    if (at && idle) box.current?.focus()
  }, [at, idle])
  if (begunAt !== at) {
    setBegunAt(at)
    setTyped(search?.value ?? '')
    setProblem(undefined)
    setFieldsProblem(undefined)
    setFields(NO_FIELDS)
  }

  const seen = parseSearch(typed)
  const send = (recognised: Typed, say: (problem: string | undefined) => void) => {
    if (!recognised) return say(t('staff.search.empty'))
    if (recognised.key === 'reference') return say(t('staff.search.reference'))
    if (isTooShort(recognised)) return say(t('staff.search.tooShort'))
    say(undefined)
    onFind(recognised)
  }
  const field = (name: keyof typeof fields) => ({
    name,
    label: t(`staff.search.${name}`),
    value: fields[name],
    onValue: (value: string) => setFields((last) => ({ ...last, [name]: value })),
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <div className={styles.search}>
      <div>
        <SearchLine
          ref={box}
          id={BOX_ID}
          name="person"
          label={t(few ? 'staff.search.boxFew' : 'staff.search.box')}
          hint={t(few ? 'staff.search.boxFewHint' : 'staff.search.boxHint')}
          error={problem}
          value={typed}
          onValue={(value) => {
            setTyped(value)
            setProblem(undefined)
          }}
          onKeyDown={goToFound}
          maxLength={200}
          submit={t('common.search')}
          onSearch={() => send(seen, setProblem)}
        />
        <p className={styles.seen}>
          <output>
            {seen && t(`staff.search.willUse.${few && HOLDER_KEYS.has(seen.key) ? 'reference' : seen.key}`)}
          </output>
          <span className={styles.shortcut}>{t(ofFactor ? 'staff.search.keys' : 'staff.search.shortcut')}</span>
        </p>
      </div>
      <details className={styles.fields}>
        <summary>{t('staff.search.fields')}</summary>
        <Form
          onSubmit={() => send(firstCriterion(fields), setFieldsProblem)}
          submit={{ label: t('common.search'), variant: 'secondary' }}
        >
          <p>{t('staff.search.fieldsHint')}</p>
          <div className={styles.four}>
            <TextField
              kind="document"
              {...field('documentNumber')}
              hint={t('staff.search.documentHint')}
              error={fieldsProblem}
            />
            <TextField kind="email" {...field('email')} hint={t('staff.search.emailHint')} type="email" />
            <TextField kind="cups" {...field('cups')} />
            <TextField kind="line" {...field('name')} />
          </div>
        </Form>
      </details>
    </div>
  )
}

type Typed = UserSearch | NobodysReference | undefined

/** The kinds of search closed to administrators of the second factor alone. */
const HOLDER_KEYS: ReadonlySet<string> = new Set(['sr', 'dossier'])

const NO_FIELDS = { documentNumber: '', email: '', cups: '', name: '' }
