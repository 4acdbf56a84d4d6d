import { useCallback, useSyncExternalStore } from 'react'

/** Up to this width the layout is the phone's [SC-037]. */
export const PHONE = '(max-width: 576px)'

/** A handheld device with a camera, as far as a page can know. */
export const TOUCH = '(pointer: coarse)'

/** Whether the media query matches. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
