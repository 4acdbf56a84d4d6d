import { createContext, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The prefix of every screen's title: the person acted for. Empty for nobody. */
export const TitlePrefixContext = createContext('')

/** Sets the window's title to the screen's. "Error:" precedes it while the form has errors. */
export function useDocumentTitle(title: string, hasErrors = false) {
  const { t } = useTranslation()
  const prefix = useContext(TitlePrefixContext)
  const full = `${prefix}${hasErrors ? t('ui.errorPrefix') : ''}${title} · Acometida`
  useEffect(() => {
    document.title = full
  }, [full])
}
