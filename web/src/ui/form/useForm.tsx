import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, useForm as useFormValues, useWatch } from 'react-hook-form'
import type { FieldProblem } from './ErrorSummary.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/** The words at each field that has a problem. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined }

/** Problems of these fields: one at any other does not compile. */
type Only<Found, Values> = Found & { readonly [Name in Exclude<keyof Found, keyof Values>]: never }

/** Puts in values that nobody typed. Their fields are as new, and nothing is said of them before they are left. */
type Put<Values> = (part: Partial<Values>) => void

export type FormOptions<Values, Answer, Found, Refused> = {
  /**
   * What the fields start with, in the order in which they stand on the page. What comes anew fills those that nobody
   * has changed.
   */
  readonly values: Values
  /** What is wrong with values as far as it can be told here, by the rules that the server refuses with. */
  readonly check?: (values: Values) => Only<Found, Values>
  /** What only the server knows of a field, asked once the field is left with a good value. No answer is no problem. */
  readonly checkLeft?: { readonly [Name in keyof Values]?: (value: Values[Name]) => Promise<string | undefined> }
  /** Sends what has passed the check. It throws where that fails. */
  readonly send: (values: Values) => Promise<Answer>
  /** Called once it is sent and nothing is unsaved: the way on. */
  readonly onSent?: (answer: Answer, values: Values) => void
  /**
   * Told of each failure, and tells the fields that it is about. Where it names none the form shows no error: the
   * screen has its own place for this one. Undefined leaves the failure to `failure`.
   */
  readonly refused?: (error: unknown, sent: Values, put: Put<Values>) => Only<Refused, Values> | undefined
  /** Told of each change. */
  readonly onChange?: (values: Values) => void
  /** What is typed outlives the form, or nobody would miss it: leaving does not ask. */
  readonly freeToLeave?: boolean
  /**
   * The form stays once it is sent, to be sent again: with what was sent, or emptied to what it started with and the
   * focus in its first field, for a form that adds one after the other. What was typed while it was on its way stays.
   */
  readonly again?: 'asSent' | 'emptied'
}

/** What a field of ours takes. */
export type FieldProps<Name, Value> = Held<Value> & {
  readonly name: Name
  readonly onValue: (value: Value) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** A yes or no has `checked` for a value. */
type Held<Value> = [Value] extends [boolean] ? { readonly checked: Value } : { readonly value: Value }

/**
 * A form and its one policy. A field is checked when it is left with something in it, or by the first submission, and
 * from then on while it is typed into. What the server refuses stands at its field until that is changed. What is typed
 * stays, whatever becomes of it; it is sent once, and while it is unsaved leaving asks.
 */
export function useForm<
  Values extends object,
  Answer,
  Found extends Problems<Values> = Problems<Values>,
  Refused extends Problems<Values> = Problems<Values>,
>(options: FormOptions<Values, Answer, Found, Refused>) {
  type Name = Extract<keyof Values, string>
  const { check, checkLeft, send, onSent, refused, onChange, freeToLeave = false, again } = options
  const { control, getValues, setValue, reset, formState } = useFormValues<FieldValues>({
    values: options.values,
    resetOptions: { keepDirtyValues: true },
  })
  const [judged, setJudged] = useState<ReadonlySet<Name>>(NONE)
  const [told, setTold] = useState<Told<Name>>({})
  const [summary, setSummary] = useState({ attempt: 0, open: false })
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const closed = useRef(false)

  /** Those on the page, as it is drawn. */
  const drawn = new Set<Name>()
  // The library knows names and values only loosely: it is given these, and gives them back.
  const names = Object.keys(options.values) as Name[]
  const valuesNow = () => getValues() as Values
  const values = useWatch({ control }) as Values
  const found: Problems<Values> = check?.(values) ?? {}
  const problemOf = (name: Name) => told[name]?.message ?? (judged.has(name) ? found[name] : undefined)
  const problems = names.flatMap((name): FieldProblem[] => {
    const message = problemOf(name)
    return message === undefined ? [] : [{ fieldId: name, message }]
  })
  // Only a refused submission opens it: at any other time it would take the focus from whoever is typing.
  if (summary.open && problems.length === 0) setSummary({ ...summary, open: false })

  /** What was said of the value before is over. */
  const replace = (name: string, value: unknown) => {
    setValue(name, value, { shouldDirty: true })
    setTold((last) => ({ ...last, [name]: undefined }))
    setFailure(null)
  }
  const put: Put<Values> = (part) => {
    for (const [name, value] of Object.entries(part)) replace(name, value)
    setJudged((last) => new Set([...last].filter((name) => !(name in part))))
  }

  function change(name: Name, value: unknown): void {
    replace(name, value)
    onChange?.(valuesNow())
  }

  async function leave(name: Name): Promise<void> {
    const asked = valuesNow()
    // Whoever is pressing the button has everything checked, and must not have it move away under the finger.
    if (isEmpty(asked[name]) || document.querySelector(PRESSED)) return
    setJudged((last) => new Set(last).add(name))
    if (told[name] !== undefined || check?.(asked)[name] !== undefined) return
    const message = await checkLeft?.[name]?.(asked[name]).catch(() => undefined)
    // An answer that comes late, for another value, says nothing of this one.
    const isLate = valuesNow()[name] !== asked[name]
    if (message !== undefined && !isLate) setTold((last) => ({ ...last, [name]: { message, by: 'check' } }))
  }

  async function submit(): Promise<void> {
    if (closed.current) return
    const sent = valuesNow()
    const wrong: Problems<Values> = check?.(sent) ?? {}
    setJudged((last) => new Set([...last, ...drawn]))
    setFailure(null)
    // What an earlier submission was refused for may pass this time, and what was said of a field that is gone is over.
    const stands = (name: Name) => drawn.has(name) && told[name]?.by === 'check'
    if (names.some((name) => wrong[name] !== undefined || stands(name))) return refuse()
    setTold({})
    closed.current = true
    setBusy(true)
    const sending = send(sent)
    await sending.then(
      (answer) => finish(answer, sent),
      (error: unknown) => take(error, sent),
    )
  }

  function finish(answer: Answer, sent: Values): void {
    // Entries have lost which names they are of.
    const typedMeanwhile = Object.entries(valuesNow()).filter(([name, value]) => value !== sent[name as Name])
    // At once: what follows may leave the page, and must not be asked about it.
    flushSync(() => {
      if (again === 'emptied') {
        reset(undefined, { keepDirtyValues: false })
        for (const [name, value] of typedMeanwhile) setValue(name, value, { shouldDirty: true })
      } else reset(sent, { keepValues: true })
      setJudged(NONE)
      if (again) open()
    })
    // Whoever is typing already stays where they are.
    if (again === 'emptied' && typedMeanwhile.length === 0) document.getElementById([...drawn][0] ?? '')?.focus()
    onSent?.(answer, sent)
  }

  function take(error: unknown, sent: Values): void {
    open()
    const at: Problems<Values> | undefined = refused?.(error, sent, put)
    if (at === undefined) return setFailure(error)
    const entries = names.flatMap((name) =>
      at[name] === undefined ? [] : [[name, { message: at[name], by: 'server' }]],
    )
    // From entries nothing keeps the names.
    setTold(Object.fromEntries(entries) as Told<Name>)
    refuse()
  }

  function open(): void {
    closed.current = false
    setBusy(false)
  }

  function refuse(): void {
    setSummary(({ attempt }) => ({ attempt: attempt + 1, open: true }))
  }

  function field<Of extends Name>(name: Of): FieldProps<Of, Values[Of]> {
    drawn.add(name)
    const value = values[name]
    // That a value is told from a yes or no in the same way by its type, the compiler does not see.
    const held = (typeof value === 'boolean' ? { checked: value } : { value }) as Held<Values[Of]>
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
    /** For `Form`. */
    form: {
      problems: summary.open ? problems : NO_PROBLEMS,
      attempt: summary.attempt,
      onSubmit: () => void submit(),
      leaveQuestion: !freeToLeave && <LeaveQuestion unsaved={formState.isDirty} />,
      // Busy also once it has been sent, where it does not stay.
      sending: { busy, failure },
    },
    /** What went wrong beside the fields, until something is changed; null while nothing has. */
    failure,
    forgetFailure: () => setFailure(null),
    /** Something is shown to be wrong, which the title of the window says. */
    hasErrors: problems.length > 0 || failure !== null,
    put,
  }
}

/** What the server said of fields: in answer to a check as one was left, or to a submission. */
type Told<Name extends string> = {
  readonly [Field in Name]?: { readonly message: string; readonly by: 'check' | 'server' } | undefined
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === false || (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))
}

const NONE: ReadonlySet<never> = new Set()
const NO_PROBLEMS: readonly FieldProblem[] = []
const PRESSED = 'button[type=submit]:active'
