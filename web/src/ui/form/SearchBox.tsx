import { useTranslation } from 'react-i18next'
import { TextField } from './TextField.tsx'
import styles from './SearchBox.module.css'

type SearchBoxProps = {
  /** Of what it searches. */
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly found: number
}

/** Narrows a list that is on the page, and says how much of it is left. */
export function SearchBox({ label, value, onValue, found }: SearchBoxProps) {
  const { t } = useTranslation()
  return (
    <div>
      <TextField
        label={t('parts.select.search', { label })}
        labelHidden
        icon="search"
        placeholder={t('furniture.filterPlaceholder')}
        value={value}
        onValue={onValue}
        onKeyDown={(event) => {
          // The form around it is not sent from here.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className={found === 0 ? styles.none : 'visually-hidden'} aria-live="polite">
        {value && t('parts.autocomplete.found', { count: found })}
      </p>
    </div>
  )
}
