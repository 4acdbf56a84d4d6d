import { useTranslation } from 'react-i18next'
import styles from './SearchField.module.css'
import { TextField } from './TextField.tsx'

type SearchBoxProps = {
  /** The name of what is searched. */
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly found: number
}

/** Filters a list on the page, and shows the number of results. */
export function SearchBox({ label, value, onValue, found }: SearchBoxProps) {
  const { t } = useTranslation()
  return (
    <div>
      <TextField
        kind="line"
        label={t('uiParts.select.search', { label })}
        labelHidden
        icon="search"
        placeholder={t('uiShared.filterPlaceholder')}
        value={value}
        onValue={onValue}
        onKeyDown={(event) => {
          // Enter must not send the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className={found === 0 ? styles.none : 'visually-hidden'} aria-live="polite">
        {value && t('uiShared.found', { count: found })}
      </p>
    </div>
  )
}
