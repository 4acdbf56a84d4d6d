/** Names of the utility, which a password must not contain. The server keeps the same list and has the last word. */
export const brandWords: readonly string[] = ['acometida']
