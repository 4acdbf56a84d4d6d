import { useTranslation } from 'react-i18next'
import type { Matter } from '#src/domain/request/matters.ts'

/** The words that find a subject: its name, and everyday words. */
export function useMatterWords(): (matter: Matter) => string {
  const { t } = useTranslation()
  // The codes are the company's: a new one has no words here yet.
  const words = t('newRequest.words', { returnObjects: true }) as Readonly<Record<string, string>>
  return ({ code, name, topic }) => [name, topic, words[`m${code}`] ?? ''].join(' ')
}
