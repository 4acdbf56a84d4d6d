import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, useForm as useFormValues, useWatch } from 'react-hook-form'
import { changesOf, fitting, returnedDraft, useDraft } from '#src/base/drafts.ts'
import type { FieldProblem } from './ErrorSummary.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/** The message for each field with a problem. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined }

/** Problems of these fields alone. A problem at another field does not compile. */
type Only<Found, Values> = Found & { readonly [Name in Exclude<keyof Found, keyof Values>]: never }

/** Sets values that nobody typed. Their fields count as untouched, and show no problem before they are left. */
type Put<Values> = (part: Partial<Values>) => void

export type FormOptions<Values, Answer, Found, Refused> = {
  /**
   * The name of the input that outlives the session, with what it is about if a page has several alike, such as
   * `comment/2026-15`. Null for a form that holds only secrets or a confirmation.
   */
  readonly draft: string | null
  /** The initial values, in the order of the fields on the page. New ones fill the fields that nobody has changed. */
  readonly values: Values
  /** The problems that the client can detect, by the same rules as the server. */
  readonly check?: (values: Values) => Only<Found, Values>
  /**
   * A check that only the server can make, run once the field is left with a valid value. No answer means no problem.
   */
  readonly checkLeft?: { readonly [Name in keyof Values]?: (value: Values[Name]) => Promise<string | undefined> }
  /** Sends the checked values. Throws on failure. */
  readonly send: (values: Values) => Promise<Answer>
  /** Called after sending, once nothing is unsaved: the next step. */
  readonly onSent?: (answer: Answer, values: Values) => void
  /**
   * Maps a failure to the problems of its fields. An empty object shows no error in the form, for a screen with its own
   * place for it. Undefined puts it into `failure`.
   */
  readonly refused?: (error: unknown, sent: Values, put: Put<Values>) => Only<Refused, Values> | undefined
  /** Called on each change. */
  readonly onChange?: (values: Values) => void
  /** The input outlives the form or has no value, so leaving does not ask. */
  readonly freeToLeave?: boolean
  /**
   * Keeps the form after sending: with the sent values, or emptied to the initial ones with the focus in the first
   * field, to add items one by one. Input typed meanwhile stays.
   */
  readonly again?: 'asSent' | 'emptied'
}

/** The props of a field component. */
export type FieldProps<Name, Value> = Held<Value> & {
  readonly name: Name
  readonly onValue: (value: Value) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** A boolean is passed as `checked`. */
type Held<Value> = [Value] extends [boolean] ? { readonly checked: Value } : { readonly value: Value }

/**
 * A form and its validation policy. A field is checked when it is left with content, or by the first submission, and
 * from then on with each change. A refusal by the server stays at its field until that changes. Input is never lost,
 * also when the session ends; it is sent once, and leaving asks while it is unsaved.
 */
export function useForm<
  Values extends object,
  Answer,
  Found extends Problems<Values> = Problems<Values>,
  Refused extends Problems<Values> = Problems<Values>,
>(options: FormOptions<Values, Answer, Found, Refused>) {
  type Name = Extract<keyof Values, string>
  const { check, checkLeft, send, onSent, refused, onChange, freeToLeave = false, again: afterSent } = options
  const { control, getValues, setValue, reset, formState } = useFormValues<FieldValues>({
    values: options.values,
    resetOptions: { keepDirtyValues: true },
  })
  const [touched, setTouched] = useState<ReadonlySet<Name>>(NONE)
  const [serverMessages, setServerMessages] = useState<ServerMessages<Name>>({})
  const [summary, setSummary] = useState({ attempt: 0, isOpen: false })
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const locked = useRef(false)

  /** The fields on the page, collected during rendering. */
  const renderedFields = new Set<Name>()
  const names = keysOf(options.values)
  // The library gets these values and returns them, with looser types.
  const currentValues = () => getValues() as Values
  const values = useWatch({ control }) as Values // the same
  const [draft] = useState(() => returnedDraft(options.draft))
  useDraft(options.draft, formState.isDirty ? changesOf(options.values, values) : null)
  useEffect(() => {
    if (draft === undefined) return
    for (const [name, value] of Object.entries(fitting(draft, options.values)))
      setValue(name, value, { shouldDirty: true })
    onChange?.(currentValues())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is brought back once, when the form opens
  }, [])
  const currentProblems: Problems<Values> = check?.(values) ?? {}
  const problemOf = (name: Name) =>
    serverMessages[name]?.message ?? (touched.has(name) ? currentProblems[name] : undefined)
  const problems = names.flatMap((name): FieldProblem[] => {
    const message = problemOf(name)
    return message === undefined ? [] : [{ fieldId: name, message }]
  })
  // Opens only after a refused submission: at any other time it would take the focus from the field.
  if (summary.isOpen && problems.length === 0) setSummary({ ...summary, isOpen: false })

  /** A message about the previous value no longer applies. */
  const replace = (name: string, value: unknown) => {
    setValue(name, value, { shouldDirty: true })
    setServerMessages((last) => ({ ...last, [name]: undefined }))
    setFailure(null)
  }
  const put: Put<Values> = (part) => {
    for (const [name, value] of Object.entries(part)) replace(name, value)
    setTouched((last) => new Set([...last].filter((name) => !(name in part))))
  }

  function change(name: Name, value: unknown): void {
    replace(name, value)
    onChange?.(currentValues())
  }

  async function leave(name: Name): Promise<void> {
    const leftValues = currentValues()
    // A press on a button checks everything, and a message now would move the button away from the pointer.
    if (isEmpty(leftValues[name]) || document.querySelector(PRESSED)) return
    setTouched((last) => new Set(last).add(name))
    if (serverMessages[name] !== undefined || check?.(leftValues)[name] !== undefined) return
    const message = await checkLeft?.[name]?.(leftValues[name]).catch(() => undefined)
    // A late answer about another value says nothing about this one.
    const isLate = currentValues()[name] !== leftValues[name]
    if (message !== undefined && !isLate) setServerMessages((last) => ({ ...last, [name]: { message, by: 'check' } }))
  }

  async function submit(): Promise<void> {
    if (locked.current) return
    const sent = currentValues()
    const sentProblems: Problems<Values> = check?.(sent) ?? {}
    setTouched((last) => new Set([...last, ...renderedFields]))
    setFailure(null)
    // An earlier refusal by the server may pass this time, and messages of removed fields no longer apply.
    const stands = (name: Name) => renderedFields.has(name) && serverMessages[name]?.by === 'check'
    if (names.some((name) => sentProblems[name] !== undefined || stands(name))) return refuse()
    setServerMessages({})
    locked.current = true
    setBusy(true)
    const sending = send(sent)
    await sending.then(
      (answer) => finish(answer, sent),
      (error: unknown) => handleFailure(error, sent),
    )
  }

  function finish(answer: Answer, sent: Values): void {
    // `Object.entries` loses the names' type.
    const typedMeanwhile = Object.entries(currentValues()).filter(([name, value]) => value !== sent[name as Name])
    // Flushed at once: the next step may leave the page, which must not ask.
    flushSync(() => {
      if (afterSent === 'emptied') {
        reset(undefined, { keepDirtyValues: false })
        for (const [name, value] of typedMeanwhile) setValue(name, value, { shouldDirty: true })
      } else reset(sent, { keepValues: true })
      setTouched(NONE)
      if (afterSent) unlock()
    })
    // A reader who is already typing keeps the focus.
    if (afterSent === 'emptied' && typedMeanwhile.length === 0)
      document.getElementById([...renderedFields][0] ?? '')?.focus()
    onSent?.(answer, sent)
  }

  function handleFailure(error: unknown, sent: Values): void {
    unlock()
    const at: Problems<Values> | undefined = refused?.(error, sent, put)
    if (at === undefined) return setFailure(error)
    const entries = names.flatMap((name) =>
      at[name] === undefined ? [] : [[name, { message: at[name], by: 'server' }]],
    )
    // `fromEntries` loses the names' type.
    setServerMessages(Object.fromEntries(entries) as ServerMessages<Name>)
    refuse()
  }

  function unlock(): void {
    locked.current = false
    setBusy(false)
  }

  function refuse(): void {
    setSummary(({ attempt }) => ({ attempt: attempt + 1, isOpen: true }))
  }

  function field<Field extends Name>(name: Field): FieldProps<Field, Values[Field]> {
    renderedFields.add(name)
    const value = values[name]
    // The compiler does not see that the type of the value decides between the two forms.
    const held = (typeof value === 'boolean' ? { checked: value } : { value }) as Held<Values[Field]>
    return {
      name,
      onValue: (next) => change(name, next),
      onBlur: () => void leave(name),
      error: problemOf(name),
      ...held,
    }
  }

  return {
    values,
    field,
    /** The props of `Form`. */
    form: {
      problems: summary.isOpen ? problems : [],
      attempt: summary.attempt,
      onSubmit: () => void submit(),
      leaveQuestion: !freeToLeave && <LeaveQuestion unsaved={formState.isDirty} />,
      // Remains busy after sending, unless the form stays.
      sending: { busy, failure },
    },
    /** The failure that concerns no field, until the next change. Null without one. */
    failure,
    forgetFailure: () => setFailure(null),
    /** The form shows an error, which the window's title says. */
    hasErrors: problems.length > 0 || failure !== null,
    put,
  }
}

/** The server's messages about fields: from a check on leaving, or from a submission. */
type ServerMessages<Name extends string> = {
  readonly [Field in Name]?: { readonly message: string; readonly by: 'check' | 'server' } | undefined
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === false || (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))
}

const NONE: ReadonlySet<never> = new Set()
const PRESSED = 'button[type=submit]:active'
