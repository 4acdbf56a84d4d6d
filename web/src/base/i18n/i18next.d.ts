import 'i18next'
import type { messages } from '#src/locales/es/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof messages }
  }
}
