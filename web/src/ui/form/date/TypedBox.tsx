import { type ComponentProps, useState } from 'react'

type TypedBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  readonly held: string
  /** The value as a person types it. */
  readonly shown: string
  readonly read: (typed: string) => string
  readonly onHeld: (held: string) => void
}

/** A box that keeps the typed text until it is left, and then shows the parsed value. */
export function TypedBox({ held, shown, read, onHeld, ...input }: TypedBoxProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed !== undefined && read(typed) === held ? typed : shown}
      onChange={(event) => {
        // The T that separates day and time in the value belongs to neither text.
        const next = event.target.value.replaceAll('T', 't')
        setTyped(next)
        onHeld(read(next))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
