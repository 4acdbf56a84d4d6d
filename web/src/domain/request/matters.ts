import { filterOf } from '#src/api/filterOf.ts'
import { useTranslation } from 'react-i18next'
import { type ListServiceRequestsTypologySuccess, useListServiceRequestsTypology } from '#src/api/generated/api.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'

/** A subject of requests. */
export interface Matter {
  readonly code: string
  readonly name: string
  /** The code of its topic. */
  readonly topicCode: string
  readonly topic: string
}

/** The subjects that the user may raise a request about, in the language on screen. */
export function useMatters() {
  const { i18n } = useTranslation()
  const filter = filterOf<'listServiceRequestsTypology'>({ language: asLanguage(i18n.language) })
  return useListServiceRequestsTypology({ filter }, { query: { select: mattersOf } })
}

export function mattersOf({ typologies }: ListServiceRequestsTypologySuccess): readonly Matter[] {
  return typologies.flatMap(({ tipology: topicCode, description: topic, subtypologies }) =>
    subtypologies.map(({ subtipology: code, description: name }) => ({ code, name, topicCode, topic })),
  )
}
