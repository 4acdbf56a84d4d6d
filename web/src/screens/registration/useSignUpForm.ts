import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { shownErrorOf } from '#src/api/error.store.ts'
import { useStore } from '#src/api/store.ts'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { emailCheck } from '#src/session/emailCheck.ts'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { documentCheck } from './documentCheck.ts'
import { signUp } from './signUp.ts'
import { type SignUpDraft, signUpDraftStore } from './signUpDraft.store.ts'
import { documentProblem, emailProblem, signUpProblems, type SignUpSecrets } from './signUpProblems.ts'
import { refusedField } from './signUpRefusal.ts'

/** A problem of a field, and the value that has it: once the field holds another, the problem is over. */
type Note = FieldProblem & { readonly value: string | undefined }

/** The sign-up form: its values, what is wrong with them, and the calls it makes. */
export function useSignUpForm() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const draft = useStore(signUpDraftStore)
  const [secrets, setSecrets] = useState<SignUpSecrets>({ password: '', repeated: '', privacy: false })
  const [left, setLeft] = useState<readonly Note[]>([])
  const [submitted, setSubmitted] = useState<{ readonly attempt: number; readonly notes: readonly Note[] }>({
    attempt: 0,
    notes: [],
  })
  const { captcha, renew } = useCaptcha('')
  const document = normalizeIdentifier(draft.document)
  const email = normalizeEmail(draft.email)
  const values = valuesOf(draft, secrets)
  const noted = (problem: FieldProblem): Note => ({ ...problem, value: values[problem.fieldId] })
  const standing = ({ fieldId, value }: Note) => values[fieldId] === value

  const send = useMutation({
    mutationFn: async () => {
      await Promise.all([client.fetchQuery(documentCheck(document)), client.fetchQuery(emailCheck(email))])
      return signUp(draft, secrets.password, { captcha: captcha.token, language: asLanguage(i18n.language) })
    },
    onSuccess: ({ to, state }) => void navigate(to, { state, replace: state !== undefined }),
    onError: (error) => {
      const problem = refusedField(t, error)
      if (problem) setSubmitted(({ attempt }) => ({ attempt: attempt + 1, notes: [noted(problem)] }))
      // What was sent is spent, whatever became of it. A server that refuses the dummy of localhost gets a real one.
      renew({ real: shownErrorOf(error).code === '2004' })
    },
    meta: { screenShows: 'all' },
  })

  const known = left.filter(standing)
  const problems = submitted.notes.filter(standing)
  const fieldProblems = merged(problems, known)
  return {
    draft,
    change: (part: Partial<SignUpDraft>) => signUpDraftStore.set({ ...draft, ...part }),
    secrets,
    changeSecrets: (part: Partial<SignUpSecrets>) => setSecrets({ ...secrets, ...part }),
    /** In normal form. */
    document,
    captcha,
    renew,
    attempt: submitted.attempt,
    /** For the fields: what still stands of the last submission, and what is known of the fields that have been left. */
    fieldProblems,
    /** For the summary: the same, once a submission has failed. Before, it would take the focus from whoever is typing. */
    problems: problems.length > 0 ? fieldProblems : problems,
    /** A refusal that belongs to no field. */
    refusal: send.isError && refusedField(t, send.error) === undefined ? send.error : null,
    sending: send.isPending,
    /** To be called when one of the two fields is left. */
    leave,
    submit: () => {
      if (send.isPending) return
      const notes = merged(signUpProblems(t, draft, secrets).map(noted), known)
      setSubmitted({ attempt: submitted.attempt + 1, notes })
      if (notes.length === 0) send.mutate()
    },
  }

  async function leave(fieldId: 'document' | 'email'): Promise<void> {
    if (draft[fieldId].trim() === '') return
    const message = fieldId === 'document' ? documentProblem(t, draft) : emailProblem(t, draft)
    const problem = message === undefined ? await refusalOf(fieldId) : { fieldId, message }
    setLeft((notes) => [
      ...notes.filter((note) => note.fieldId !== fieldId || note.value !== values[fieldId]),
      ...(problem ? [noted(problem)] : []),
    ])
  }

  /** A check that gets no answer says nothing now: the submission asks again. */
  function refusalOf(fieldId: 'document' | 'email'): Promise<FieldProblem | undefined> {
    const answer: Promise<unknown> =
      fieldId === 'document' ? client.fetchQuery(documentCheck(document)) : client.fetchQuery(emailCheck(email))
    return answer.then(
      () => undefined,
      (error: unknown) => refusedField(t, error),
    )
  }
}

/** What each field holds, in a form that changes exactly when its problem may be over. */
function valuesOf(draft: SignUpDraft, secrets: SignUpSecrets): Readonly<Record<string, string>> {
  return {
    document: `${draft.holder} ${normalizeIdentifier(draft.document)}`,
    name: draft.name,
    surname: draft.surname,
    email: normalizeEmail(draft.email),
    phone: draft.phone,
    newPassword: secrets.password,
    repeatedPassword: secrets.repeated,
    privacy: String(secrets.privacy),
  }
}

const ORDER = ['document', 'name', 'surname', 'email', 'phone', 'newPassword', 'repeatedPassword', 'privacy']

/** One problem a field, the first before the second, in the order of the fields. */
function merged(first: readonly Note[], second: readonly Note[]): Note[] {
  return ORDER.flatMap((field) => [...first, ...second].find(({ fieldId }) => fieldId === field) ?? [])
}
