import { ServiceRequestCreationLimits } from '@acometida/api-spec/generated/limits'
import { isDate } from '@acometida/api-spec/rules/calendar'
import { wrongRequestFields } from '@acometida/api-spec/rules/requestForm'
import { paths } from '@acometida/api-spec/rules/clientPaths'
import { phonesOf, type RequestPlace } from '#src/domain/request/raiseRequest.ts'
import { hasSuggestion } from './suggestion.ts'

/** A document that is uploaded and waits for the request. */
export interface DraftDocument {
  readonly id: string
  readonly name: string
  /** MIME type of the file. */
  readonly format: string
}

/** The typed answers of a new request. */
export interface RequestDraft {
  /** Code of what it is about; empty until it is chosen. */
  readonly matter: string
  /** The user has seen the immediate help and still wants a request. */
  readonly goesOn: boolean
  /** Undefined until it is answered. */
  readonly place: RequestPlace | undefined
  readonly comment: string
  readonly documents: readonly DraftDocument[]
  /** Undefined until it is answered: those of the profile. */
  readonly email: string | undefined
  readonly phone: string | undefined
}

export const STEPS = ['what', 'where', 'tell', 'contact', 'check'] as const
export type Step = (typeof STEPS)[number]

/**
 * The page of a matter's immediate help. The address names the matter, since a user who follows the help and returns
 * begins anew.
 */
export function helpPath(matter: string): string {
  return `${paths.newRequest}?${new URLSearchParams({ step: 'help', matter })}`
}

/** The end of a matter that was answered at once. */
export const HELPED_PATH = `${paths.newRequest}?step=helped`

/** The beginnings of a comment that a link gives: the earlier request, or the day of a reading. */
interface LinkWords {
  readonly about: (code: string) => string
  readonly reading: (date: string) => string
}

/** An empty draft with the answers of the link. */
export function draftOf(query: URLSearchParams, words: LinkWords): RequestDraft {
  const asked = (name: string) => query.get(name) ?? ''
  const [matter, about, reading] = [asked('subtypology'), asked('about'), asked('reading')]
  const [cups, dossierNumber] = [asked('supply'), asked('dossier')]
  return {
    matter: matter || asked('matter'),
    // Such links are shown with the help.
    goesOn: matter !== '',
    place: cups === '' ? (dossierNumber === '' ? undefined : { dossierNumber }) : { cups },
    comment: (about && words.about(about)) + (isDate(reading) ? words.reading(reading) : ''),
    documents: [],
    email: undefined,
    phone: undefined,
  }
}

/** Whether a step is answered. A matter with immediate help is answered once that was not enough. */
export function isAnswered(step: Step, { matter, goesOn, place, comment, email, phone }: RequestDraft): boolean {
  if (step === 'what') return matter !== '' && (goesOn || !hasSuggestion(matter))
  if (step === 'where') return place !== undefined
  if (step === 'tell') return commentProblem(comment) === null
  return step === 'check' || (email !== undefined && contactProblems(email, phone ?? '').length === 0)
}

export function commentProblem(comment: string): 'missing' | 'long' | null {
  if (comment.trim() === '') return 'missing'
  return comment.trim().length > ServiceRequestCreationLimits.comment ? 'long' : null
}

/** The fields of the contact that the server would refuse, by its own rules. The phone is of either kind. */
export function contactProblems(email: string, phone: string): readonly ('email' | 'phone')[] {
  const draft = { documentNumber: '', name: 'name', comment: 'comment', email, ...phonesOf(phone) }
  const wrong = wrongRequestFields(draft)
  const isWrongPhone = wrong.includes('cellphone') || wrong.includes('landline')
  return [...(wrong.includes('email') ? (['email'] as const) : []), ...(isWrongPhone ? (['phone'] as const) : [])]
}
