/** Names of the utility, which a password must not contain. */
export const brandWords: readonly string[] = ['acometida']
