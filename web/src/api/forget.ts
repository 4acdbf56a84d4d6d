const forgetters = new Set<() => void>()

/** Has something forgotten when the session ends. For what a visitor has not loaded yet, and a session may have. */
export function whenForgetting(forget: () => void): void {
  forgetters.add(forget)
}

/** Forgets what the server told the session. */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget()
}
