const forgetters = new Set<() => void>()

/** Registers a function that runs when the session ends. It serves modules that a visitor has not loaded yet. */
export function whenAnswersCleared(forget: () => void): void {
  forgetters.add(forget)
}

/** Clears everything that the server told the session. */
export function clearAnswers(): void {
  for (const forget of forgetters) forget()
}
