declare module 'virtual:screen-calls' {
  /** The screens of the client that call an operation: paths, and in words what belongs to every page. */
  export const screensByOperation: Readonly<Record<string, readonly string[] | undefined>>
}
