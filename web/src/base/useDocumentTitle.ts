import { createContext, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Goes before the title of every screen: whom somebody acts for. Empty for nobody. */
export const TitlePrefixContext = createContext('')

/** Names the window after the screen; "Error:" goes first when its form has errors. */
export function useDocumentTitle(title: string, hasErrors = false) {
  const { t } = useTranslation()
  const prefix = useContext(TitlePrefixContext)
  const full = `${prefix}${hasErrors ? t('ui.errorPrefix') : ''}${title} · Acometida`
  useEffect(() => {
    document.title = full
  }, [full])
}
