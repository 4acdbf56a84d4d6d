import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the window after the screen; "Error:" goes first when its form has errors. */
export function useDocumentTitle(title: string, hasErrors = false) {
  const { t } = useTranslation()
  const full = `${hasErrors ? t('ui.errorPrefix') : ''}${title} · Acometida`
  useEffect(() => {
    document.title = full
  }, [full])
}
