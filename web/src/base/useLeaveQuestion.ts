import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type BackGuard, guardBack } from './backGuard.ts'
import { markUnsaved } from './unsaved.ts'

/**
 * While there is something unsaved, a link, Back and logging out do not leave the page at once: `asking` is true until the reader stays
 * or leaves. Closing or reloading the page makes the browser ask. What the product itself does, such as the end of a
 * session, is not held up.
 */
export function useLeaveQuestion(unsaved: boolean) {
  const navigate = useNavigate()
  const [goOn, setGoOn] = useState<{ readonly go: () => void } | null>(null)

  useEffect(() => {
    leaving = false
    if (!unsaved) return
    const release = markUnsaved((go) => setGoOn({ go }))
    const here = stepOf(history.state)
    let returning = false
    const onClick = (event: MouseEvent) => {
      const to = linkOf(event)
      if (to === null || leaving) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setGoOn({ go: () => void navigate(to) })
    }
    // The browser has moved already when it tells; it is moved back, which it tells as well.
    const onPop: BackGuard = (event) => {
      if (leaving) return
      event.stopImmediatePropagation()
      if (returning) {
        returning = false
        return
      }
      const steps = stepOf(event.state) - here || -1
      returning = true
      history.go(-steps)
      setGoOn({ go: () => history.go(steps) })
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    const letBack = guardBack(onPop)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      release()
      document.removeEventListener('click', onClick, true)
      letBack()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [unsaved, navigate])

  return {
    asking: goOn !== null,
    stay: () => setGoOn(null),
    leave: () => {
      leaving = true
      setGoOn(null)
      goOn?.go()
    },
  }
}

/** The reader has decided to leave, whatever other forms of the page hold. */
let leaving = false

/** The router numbers the entries of the history. */
function stepOf(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' ? index : 0
}

/** Where in this product a plain click on a link leads; null for anything else, and for a place on the same page. */
function linkOf(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plain || link === null || link.target === '_blank' || link.href === '') return null
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  const same = origin === location.origin && pathname === location.pathname && search === location.search
  return origin !== location.origin || same ? null : pathname + search + hash
}
