import { ServiceRequestCreationLimits } from '@acometida/api-spec/generated/limits'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { wrongRequestFields } from '@acometida/api-spec/rules/request/requestForm'
import { isDate } from '@acometida/api-spec/rules/time/calendar'
import type { Matter } from '#src/domain/request/matters.ts'
import { phonesOf, type RequestPlace } from '#src/domain/request/raiseRequest.ts'
import type { Wizard } from '#src/ui/form/kit/useWizard.ts'
import { hasSuggestion } from './suggestion.ts'

/** An uploaded document that waits for the request. */
export interface DraftDocument {
  readonly id: string
  readonly name: string
  /** The file's MIME type. */
  readonly format: string
}

/** The answers of the wizard, as typed. */
export interface RequestDraft {
  /** The code of the subject. Empty until it is chosen. */
  readonly matter: string
  /** The user has seen the immediate help and continues. */
  readonly goesOn: boolean
  /** Undefined until it is answered. */
  readonly place: RequestPlace | undefined
  readonly comment: string
  readonly documents: readonly DraftDocument[]
  /** Undefined for the profile's. */
  readonly email: string | undefined
  readonly phone: string | undefined
}

export const REQUEST_STEPS = ['what', 'tell', 'contact', 'check'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

/** The props of every step. The outcome is the request's code. */
export interface RequestStepProps {
  readonly matters: readonly Matter[]
  readonly wizard: Wizard<RequestStep, RequestDraft, string>
}

/**
 * The page of a subject's immediate help: `/requests/add?step=help&matter=0810A01`. Includes the subject, since a user
 * who follows the help and returns starts over.
 */
export function helpPath(matter: string): string {
  return `${paths.newRequest}?${new URLSearchParams({ step: 'help', matter })}`
}

/** The page after a subject that was answered without a request. */
export const HELPED_PATH = `${paths.newRequest}?step=helped`

/** The beginnings of a comment from a link: an earlier request, or the date of a reading. */
interface LinkTexts {
  readonly about: (code: string) => string
  readonly reading: (date: string) => string
}

/** An empty draft with the answers of a link to the form. */
export function draftOf(query: URLSearchParams, words: LinkTexts): RequestDraft {
  const valueOf = (name: string) => query.get(name) ?? ''
  const [matter, about, reading] = [valueOf('subtypology'), valueOf('about'), valueOf('reading')]
  const [cups, dossierNumber] = [valueOf('supply'), valueOf('dossier')]
  return {
    matter: matter || valueOf('matter'),
    // The user has come from the immediate help.
    goesOn: matter !== '',
    place: cups === '' ? (dossierNumber === '' ? undefined : { dossierNumber }) : { cups },
    comment: (about && words.about(about)) + (isDate(reading) ? words.reading(reading) : ''),
    documents: [],
    email: undefined,
    phone: undefined,
  }
}

/** Whether a step has a valid answer. A subject with immediate help has one once that was not enough. */
export function isRequestAnswered(
  step: RequestStep,
  { matter, goesOn, place, comment, email, phone }: RequestDraft,
): boolean {
  if (step === 'what') return matter !== '' && (goesOn || !hasSuggestion(matter))
  if (step === 'tell') return place !== undefined && commentProblem(comment) === null
  return step === 'check' || (email !== undefined && contactProblems(email, phone ?? '').length === 0)
}

export function commentProblem(comment: string): 'missing' | 'long' | null {
  if (comment.trim() === '') return 'missing'
  return comment.trim().length > ServiceRequestCreationLimits.comment ? 'long' : null
}

/** The contact fields that the server would refuse, by its own rules. Landline and mobile phones are both valid. */
export function contactProblems(email: string, phone: string): readonly ('email' | 'phone')[] {
  const draft = { documentNumber: '', name: 'name', comment: 'comment', email, ...phonesOf(phone) }
  const wrong = wrongRequestFields(draft)
  const isWrongPhone = wrong.includes('cellphone') || wrong.includes('landline')
  return [...(wrong.includes('email') ? (['email'] as const) : []), ...(isWrongPhone ? (['phone'] as const) : [])]
}
