import { useEffect, useRef } from 'react'
import { makeStore } from './store.ts'

/** The input of a form or a wizard by field, as JSON holds it. */
export type Draft = Readonly<Record<string, unknown>>

/** Drafts by the name of their form, such as `comment/2026-15`. */
export type Drafts = Readonly<Record<string, Draft>>

/** The fields whose input is never kept. A field for a password or a code takes no other name. */
const SECRET_FIELDS = ['password', 'currentPassword', 'newPassword', 'repeatedPassword', 'code'] as const

/** The name of a field that holds a secret. */
export type SecretField = (typeof SECRET_FIELDS)[number]

/** The draft that a log-in has brought back for a form. Undefined without one. */
export function returnedDraft(name: string | null): Draft | undefined {
  return name === null ? undefined : returned.get(name)
}

/**
 * Says what a form or a wizard holds that would be lost: `typed` is its current input, null without any. The end of a
 * session keeps it for the same person under the name of the form. Without a name it is never kept. The draft that was
 * brought back is taken out of store, since the form shows it.
 */
export function useDraft(name: string | null, typed: Draft | null): void {
  const form = useRef<OpenForm>({ name, typed })
  useEffect(() => {
    form.current.name = name
    form.current.typed = typed
    if (name !== null) returned.delete(name)
    follow()
  })
  useEffect(() => {
    const mounted = form.current
    open.add(mounted)
    follow()
    return () => {
      open.delete(mounted)
      follow()
    }
  }, [])
}

/** The drafts of the page, and those that were brought back and not shown yet. Without secrets. */
export function currentDrafts(): Drafts {
  const typed = [...open].flatMap(({ name, typed }) =>
    name === null || typed === null ? [] : [[name, withoutSecrets(typed)] as const],
  )
  return Object.fromEntries([...returned, ...typed])
}

/** Whether a form on the page holds input that leaving would lose. */
export const typedStore = makeStore(false)

/** Hands drafts to the forms that open from now on. Replaces those of another person. */
export function restoreDrafts(drafts: Drafts): void {
  returned.clear()
  for (const [name, draft] of Object.entries(drafts)) returned.set(name, draft)
}

/** The parts of a draft that differ from the initial values. Null without any. */
export function changesOf(initial: object, values: object): Draft | null {
  const before: Draft = { ...initial }
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, before[name]))
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** The parts of a stored draft that fit the values of a form. */
export function fitting(draft: Draft, values: object): Draft {
  const known: Draft = { ...values }
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name in known && isAlike(value, known[name])),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** An unanswered question is undefined, whatever its answers are. */
function isAlike(value: unknown, known: unknown): boolean {
  return known === undefined || (typeof value === typeof known && Array.isArray(value) === Array.isArray(known))
}

function withoutSecrets(draft: Draft): Draft {
  const secret: ReadonlySet<string> = new Set(SECRET_FIELDS)
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !secret.has(name)))
}

function follow(): void {
  typedStore.set([...open].some(({ typed }) => typed !== null))
}

interface OpenForm {
  name: string | null
  typed: Draft | null
}

/** The forms on the page. */
const open = new Set<OpenForm>()

/** The drafts of the last session that no form has shown yet. */
const returned = new Map<string, Draft>()
