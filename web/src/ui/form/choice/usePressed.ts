import { useState } from 'react'

/**
 * The state of a control whose value is in the address: the pressed value at once, and then the value of the page.
 * Returned with the press handler.
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
