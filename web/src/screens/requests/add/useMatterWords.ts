import { useTranslation } from 'react-i18next'
import type { Matter } from '#src/domain/request/matters.ts'

/** All words by which a matter is found: its own, and those in which people say it. */
export function useMatterWords(): (matter: Matter) => string {
  const { t } = useTranslation()
  // The codes come from the company: a new one has no words of ours yet.
  const words = t('newRequest.words', { returnObjects: true }) as Readonly<Record<string, string>>
  return ({ code, name, topic }) => [name, topic, words[`m${code}`] ?? ''].join(' ')
}
