import { isFreeText, normalize, type TypedKind } from '@acometida/api-spec/rules/typed/typedText'
import { useState } from 'react'

/** The kind of text that a box takes; `none` for a text that stays as it is, such as a password or a day. */
export type BoxKind = TypedKind | 'none'

interface Typed {
  readonly kind: BoxKind
  readonly value: string | undefined
  readonly onValue: ((value: string) => void) | undefined
  readonly maxLength: number | undefined
}

/**
 * The one rule for typed text. The form holds, checks and sends the normal form of the box's kind. The box shows what
 * was typed until it is left, and then the normal form. Text beyond the limit is cut only where any text is right, and
 * never before it has its normal form: a cut number is wrong, or somebody else's.
 */
export function useTyped({ kind, value, onValue, maxLength }: Typed) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed !== undefined && normalOf(kind, typed) === value ? typed : value,
    maxLength: kind === 'none' ? maxLength : undefined,
    type: (text: string) => {
      const next = fitting(kind, text, maxLength)
      setTyped(next)
      onValue?.(normalOf(kind, next))
    },
    leave: () => setTyped(undefined),
  }
}

function normalOf(kind: BoxKind, text: string): string {
  return kind === 'none' ? text : normalize(kind, text)
}

function fitting(kind: BoxKind, text: string, maxLength = Infinity): string {
  if (kind === 'none' || !isFreeText(kind) || text.length <= maxLength) return text
  return normalize(kind, text).slice(0, maxLength)
}
