import { compactMidnight } from '@acometida/api-spec/rules/dates'
import { useMemo } from 'react'
import { question, useQuestion } from '#src/api/composed.ts'
import { queryNotifications } from '#src/api/generated/api.ts'
import { isYes } from '#src/api/readable.ts'
import type { Dossier } from './dossier.ts'

/** Which days of which dossiers have been read, as the notices say; a day that they do not name is unread. */
export type CommunicationMarks = ReadonlyMap<string, boolean>

/** The unread marks of dossiers' communications; undefined until known, and where they cannot be asked for. */
export function useCommunicationMarks(days: readonly DossierDay[]): CommunicationMarks | undefined {
  const asked = question('listDossiers', ['marks', days], async (signal) => {
    const parts = Array.from({ length: Math.ceil(days.length / AT_ONCE) }, (_, nth) =>
      days.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
    )
    const answers = await Promise.all(parts.map((part) => marksOf(part, signal)))
    return answers.flat()
  })
  const { data } = useQuestion(asked, { enabled: days.length > 0 })
  return useMemo(() => data && new Map(data), [data])
}

/** A day on which the company told something of a dossier. */
interface DossierDay {
  readonly code: string
  /** `yyyymmdd000000` */
  readonly date: string
}

/** The days on which something was told of these dossiers, each once. */
export function daysOf(dossiers: readonly Dossier[]): readonly DossierDay[] {
  return dossiers.flatMap(({ code, communications }) =>
    [...new Set(communications.map(({ sentOn }) => compactMidnight(sentOn)))].map((date) => ({ code, date })),
  )
}

/** The same dossiers with the marks of the notices. */
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
  // Answers come in the order of the questions. One of another day does not count.
  return part.map((day, nth) => {
    const notice = notifications[nth]
    return [keyOf(day), notice?.date === day.date && isYes(notice.indRead)]
  })
}

const keyOf = ({ code, date }: DossierDay) => `${code} ${date}`

/** The most entries of one call. */
const AT_ONCE = 200
