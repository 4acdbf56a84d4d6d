import { compactMidnight } from '@acometida/api-spec/rules/time/dates'
import { useMemo } from 'react'
import { parseFlag } from '#src/api/call/parse.ts'
import { queryNotifications } from '#src/api/generated/api.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import type { Dossier } from './dossier.ts'

/** The read marks by dossier and day, from the notices. A missing day is unread. */
export type CommunicationMarks = ReadonlyMap<string, boolean>

/** The read marks of dossiers' communications. Undefined until they are known, and if they cannot be read. */
export function useCommunicationMarks(days: readonly DossierDay[]): CommunicationMarks | undefined {
  const marks = defineQuery('listDossiers', ['marks', days], async (signal) => {
    const parts = Array.from({ length: Math.ceil(days.length / MAX_DAYS) }, (_, nth) =>
      days.slice(nth * MAX_DAYS, (nth + 1) * MAX_DAYS),
    )
    const answers = await Promise.all(parts.map((part) => marksOf(part, signal)))
    return answers.flat()
  })
  const { data } = useDefinedQuery(marks, { enabled: days.length > 0 })
  return useMemo(() => data && new Map(data), [data])
}

/** A day with a communication about a dossier. */
interface DossierDay {
  readonly code: string
  /** `yyyymmdd000000` */
  readonly date: string
}

/** The days with communications of these dossiers, each once. */
export function communicationDaysOf(dossiers: readonly Dossier[]): readonly DossierDay[] {
  return dossiers.flatMap(({ code, communications }) =>
    [...new Set(communications.map(({ sentOn }) => compactMidnight(sentOn)))].map((date) => ({ code, date })),
  )
}

/** The dossiers with read marks from the notices. */
export function markedBy(marks: CommunicationMarks | undefined, dossiers: readonly Dossier[]): readonly Dossier[] {
  if (!marks) return dossiers
  return dossiers.map((dossier) => ({
    ...dossier,
    communications: dossier.communications.map((each) => ({
      ...each,
      read: marks.get(keyOf({ code: dossier.code, date: compactMidnight(each.sentOn) })) ?? false,
    })),
  }))
}

async function marksOf(part: readonly DossierDay[], signal: AbortSignal): Promise<(readonly [string, boolean])[]> {
  const entries = part.map((day) => ({ type: 'DOSSIER' as const, ...day }))
  const { notifications } = await queryNotifications(entries, { signal })
  // They are in the order of the query. A notice of another day says nothing about this one.
  return part.map((day, nth) => {
    const notice = notifications[nth]
    return [keyOf(day), notice?.date === day.date && parseFlag(notice.indRead)]
  })
}

const keyOf = ({ code, date }: DossierDay) => `${code} ${date}`

/** The maximum of the contract. */
const MAX_DAYS = 200
