import { useState } from 'react'

/**
 * What a control shows whose value stands in the address: what was pressed, before the page is on its way there, and
 * then what the page says. Returned with what to call at a press.
 */
export function usePressed<Value extends string | boolean>(
  value: Value,
  onValue: (value: Value) => void,
): readonly [pressed: Value, press: (value: Value) => void] {
  const [shown, setShown] = useState({ value, pressed: value })
  if (shown.value !== value) setShown({ value, pressed: value })
  const press = (pressed: Value) => {
    setShown({ value, pressed })
    onValue(pressed)
  }
  return [shown.pressed, press]
}
