import { isFreeText, type TypedKind, typedKinds } from '@acometida/api-spec/rules/typed/typedText'
import { waysToType, typedTexts } from '@acometida/api-spec/testing/typedTexts.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { IdentifierField } from './IdentifierField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const label = 'Dato'

describe.each(typedKinds)('a field for a text of the kind %s', (kind) => {
  // A browser leaves no line break in a field of one line.
  const ways = waysToType(kind).map((typed) => (kind === 'text' ? typed : typed.replaceAll('\n', ' ')))

  test('gives its form the normal form of any pasted text, and shows it once it is left', () => {
    render(<Box kind={kind} maxLength={typedTexts[kind].right.length} />)
    for (const typed of ways) {
      paste(typed)
      expect([typed, held()]).toEqual([typed, typedTexts[kind].right])
    }
    fireEvent.blur(box())
    expect(box().value).toBe(typedTexts[kind].right)
  })

  test('shows what is typed until then', () => {
    render(<Box kind={kind} />)
    for (const typed of ways) {
      paste(typed)
      expect(box().value).toBe(typed)
    }
  })

  test('cuts its text at the limit only if any text is right', () => {
    render(<Box kind={kind} maxLength={3} />)
    paste(typedTexts[kind].right)
    const { right } = typedTexts[kind]
    expect(held()).toBe(isFreeText(kind) ? right.slice(0, 3).trim() : right)
  })
})

test.each([
  ['document', IdentifierField],
  ['phone', PhoneField],
  ['email', EmailField],
  ['code', CodeField],
  ['text', TextArea],
] as const)('knows the kind of a field with its own component: %s', (kind, Component) => {
  // Only the field for identifiers takes a kind; the others know theirs.
  render(<Held>{(value) => <Component kind={kind as 'document'} {...value} />}</Held>)
  for (const typed of waysToType(kind)) {
    paste(typed)
    expect(held()).toBe(typedTexts[kind].right)
  }
})

test('keeps a password, a day and other texts without a kind as they are typed', () => {
  render(<Box kind="none" maxLength={20} />)
  paste(' a\u200B\u00A0’ ')
  expect([held(), box().maxLength]).toEqual([' a\u200B\u00A0’ ', 20])
})

test('shows a value that the form sets itself, whatever was typed before', () => {
  const { rerender } = render(<TextField kind="phone" label={label} value="" />)
  paste('612 345 678')
  rerender(<TextField kind="phone" label={label} value="712345678" />)
  expect(box().value).toBe('712345678')
})

function Box(field: { readonly kind: TypedKind | 'none'; readonly maxLength?: number }) {
  const Component = field.kind === 'text' ? TextArea : TextField
  return <Held>{(value) => <Component {...field} {...value} />}</Held>
}

interface HeldValue {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}

function Held({ children }: { readonly children: (value: HeldValue) => React.ReactNode }) {
  const [value, onValue] = useState('')
  return (
    <>
      {children({ label, value, onValue })}
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const box = () => screen.getByLabelText<HTMLInputElement>(label)
const paste = (value: string) => fireEvent.change(box(), { target: { value } })
const held = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')
