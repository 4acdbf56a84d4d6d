import { useTranslation } from 'react-i18next'
import { useFormat } from './useFormat.ts'

/** The texts and the formatters of the current language. A file that only writes texts takes `useTranslation`. */
export function useLocale() {
  const { t } = useTranslation()
  return { t, format: useFormat() }
}
