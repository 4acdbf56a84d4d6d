import type { TextsName } from '#src/locales/texts.type.ts'
import { loadTexts } from './i18n.ts'

/**
 * Code together with the texts that it says. The plugin of web/vite/textsWithCode.ts puts each `import()` of such code
 * into this call.
 */
export async function withTexts<Module>(code: Promise<Module>, ...groups: readonly TextsName[]): Promise<Module> {
  const [module] = await Promise.all([code, loadTexts('shared', ...groups)])
  return module
}
