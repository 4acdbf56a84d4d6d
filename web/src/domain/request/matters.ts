import { useTranslation } from 'react-i18next'
import { type ListServiceRequestsTypologySuccess, useListServiceRequestsTypology } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'

/** A possible subject of a request. */
export interface Matter {
  readonly code: string
  readonly name: string
  /** The group of the subject. */
  readonly topicCode: string
  readonly topic: string
}

/** The subjects of requests, in the current language. */
export function useMatters() {
  const { i18n } = useTranslation()
  const filter = filterOf<'listServiceRequestsTypology'>({ language: asLanguage(i18n.language) })
  return useListServiceRequestsTypology({ filter }, { query: { select: mattersOf } })
}

function mattersOf({ typologies }: ListServiceRequestsTypologySuccess): readonly Matter[] {
  return typologies.flatMap(({ tipology: topicCode, description: topic, subtypologies }) =>
    subtypologies.map(({ subtipology: code, description: name }) => ({ code, name, topicCode, topic })),
  )
}
