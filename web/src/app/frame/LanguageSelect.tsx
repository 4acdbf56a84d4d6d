import { useTranslation } from 'react-i18next'
import { asLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#src/base/i18n/languages.ts'
import { ShortList } from '#src/ui/form/choice/ShortList.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './LanguageSelect.module.css'

export type LanguageSelectProps = {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

/** The language selector. Each language has its own name. */
export function LanguageSelect({ language, onLanguage }: LanguageSelectProps) {
  const { t } = useTranslation()
  return (
    <ShortList
      className={styles.box}
      label={t('frame.language')}
      short={
        <>
          <Icon name="globe" size={18} />
          <span className={styles.short} aria-hidden="true">
            {language.toUpperCase()}
          </span>
        </>
      }
      value={language}
      onChange={(event) => onLanguage(asLanguage(event.target.value))}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </ShortList>
  )
}
