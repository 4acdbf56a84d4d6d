import 'i18next'
import type { Texts } from '#src/locales/texts.type.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    // One tree of all namespaces, so that a key with its namespace is checked as one.
    defaultNS: 'translation'
    resources: { translation: Texts }
  }
}
