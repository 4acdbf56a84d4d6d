import { useState } from 'react'
import { type KnownFieldProps, TextField } from '#src/ui/form/text/TextField.tsx'
import { parseTime } from './times.ts'

type TimeFieldProps = Pick<KnownFieldProps, 'label' | 'labelHidden'> & {
  /** The text as typed, for `parseTime`. */
  readonly value: string
  readonly onValue: (typed: string) => void
}

/**
 * A time of the grid, shown as the room shows every time: 2026-03-16 10:00. A native box would follow the language of
 * the device. Says what is wrong once the box is left or the form is sent.
 */
export function TimeField({ value, onValue, ...text }: TimeFieldProps) {
  const [judged, setJudged] = useState(false)
  const wrong = judged && value.trim() !== '' && parseTime(value) === null
  return (
    <TextField
      kind="none"
      {...text}
      value={value}
      placeholder="2026-03-16 10:00"
      autoComplete="off"
      characters={16}
      error={wrong ? 'Type a day and a time of the years 2000 to 2099, such as 2026-03-16 10:00.' : undefined}
      onValue={(typed) => {
        setJudged(false)
        onValue(typed)
      }}
      onBlur={() => setJudged(true)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setJudged(true)
      }}
    />
  )
}
