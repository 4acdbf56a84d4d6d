import type { Plugin } from 'vite'

/**
 * In development, a changed file of texts is put into the page that shows it, which keeps its state. Without this it
 * would reload, because what imports texts accepts no change.
 */
export function renewedTexts(): Plugin {
  return {
    name: 'renewed-texts',
    apply: 'serve',
    transform: {
      filter: { id: /\/web\/src\/[^?]*\/texts\/(?:[^/?]+\.)?(?:es|gl|en)\.ts$/ },
      handler: (code, id) => {
        const [, language = ''] = /(\w\w)\.ts$/.exec(id) ?? []
        // At the end, so that no line moves.
        return `${code}
import.meta.hot?.accept(async (texts) => {
  const { renewTexts } = await import('/src/base/i18n/renewTexts.ts')
  if (texts) renewTexts('${language}', texts)
})
`
      },
    },
  }
}
