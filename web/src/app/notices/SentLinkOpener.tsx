import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorText } from '#src/api/call/errorText.ts'
import { openUrlMessage } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { isAtEntry } from '#src/app/historyEntry.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { sentLinkIn } from './sentLink.ts'

/** Reports to the server that a sent link was opened, on any page, and removes its id from the address. */
export function SentLinkOpener() {
  const { t } = useTranslation()
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const link = sentLinkIn(pathname, search)
    // At another history entry, the next step of the log-in handles the same link.
    if (!link || !isAtEntry(key)) return
    void navigate(link.address + hash, { replace: true, state })
    const filter = filterOf<'openUrlMessage'>({ id: link.id })
    openUrlMessage({ filter }).catch((error: unknown) => toast.error(errorText(t, error)))
  }, [pathname, search, hash, state, key, navigate, t])
  return null
}
