/** Version 13 of better-sqlite3, with the interface of the version whose types are installed. */
declare module 'better-sqlite3-napi' {
  export { default } from 'better-sqlite3'
}
