import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { makeFormat } from './format.ts'
import { asLanguage } from './i18n/languages.ts'

/** The formatters of the current language. */
export function useFormat() {
  const { i18n, t } = useTranslation()
  const unavailable = t('common.notAvailable')
  return useMemo(() => makeFormat(asLanguage(i18n.language), unavailable), [i18n.language, unavailable])
}
