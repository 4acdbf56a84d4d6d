/** The program, the arguments and the options that `spawn` takes for a command of the system. */
export function systemCommand(
  program: string,
  words: readonly string[],
  platform?: NodeJS.Platform,
): [program: string, words: string[], options: { readonly windowsVerbatimArguments?: true }]
