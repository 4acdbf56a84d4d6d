import 'i18next'
import type { Texts } from '#src/locales/texts.type.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    // A single tree of all namespaces, so that a key is checked with its namespace.
    defaultNS: 'translation'
    resources: { translation: Texts }
  }
}
